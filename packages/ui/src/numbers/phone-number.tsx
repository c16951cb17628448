import { Check, Copy } from 'lucide';

import { Button } from '../primitives/button';
import { classes } from '../primitives/classes';
import { CopyButton } from '../primitives/copy-button';
import { Icon } from '../primitives/icon';
import { PhoneGroups } from './phone-groups';

export interface PhoneNumberProps {
  groups: readonly string[];
  /** True while the number is the thing to copy, before the SMS. */
  isMain: boolean;
  /** True on a first number, whose card explains its use: its button is filled and names its content. */
  isGuided: boolean;
  /** True right after copying. */
  isCopied: boolean;
  /** As it is copied: part of the button's name. */
  phoneNumber: string;
  onCopy: () => void;
}

/** A phone number with its copy button. */
export function PhoneNumber({ groups, isMain, isGuided, isCopied, phoneNumber, onCopy }: PhoneNumberProps) {
  const number = (
    <bdi
      translate="no"
      className={classes(
        'min-w-0 font-digits wrap-anywhere text-ink',
        isMain ? 'mr-auto text-figure md:max-lg:text-lg md:max-lg:font-semibold' : 'text-sm font-medium',
      )}
    >
      <PhoneGroups groups={groups} />
    </bdi>
  );
  if (!isMain)
    return (
      <span className="flex min-w-0 items-center gap-1">
        {number}
        <CopyButton label={`Copy phone number ${phoneNumber}`} copied={isCopied} onCopy={onCopy} />
      </span>
    );
  const text = isGuided ? 'Copy number' : 'Copy';
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      {number}
      {/* On phones a line of its own: 'Copied' is shorter, and must not change places. */}
      <span className={classes('flex', isGuided && 'max-md:basis-full max-md:*:w-full')}>
        <Button
          // The name begins with the visible text.
          aria-label={`${isCopied ? 'Copied' : text} ${isGuided && !isCopied ? '' : 'phone number '}${phoneNumber}`}
          variant={isGuided ? 'primary' : 'secondary'}
          icon={<Icon of={isCopied ? Check : Copy} className="size-4" />}
          onClick={onCopy}
        >
          {isCopied ? 'Copied' : text}
        </Button>
      </span>
    </span>
  );
}
