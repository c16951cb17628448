import { Check, Copy } from 'lucide';

import { Button } from '../primitives/buttons/button';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { PhoneGroups } from './phone-groups';

export interface PhoneNumberProps {
  /** Displayed groups of the phone number; joined, they are copied. */
  phoneGroups: readonly string[];
  /** True while the number is the thing to copy, before the SMS. */
  isMain: boolean;
  /**
   * True on a first number, whose card explains its use: its button is filled and names its content.
   * @defaultValue false
   */
  isGuided?: boolean | undefined;
  /** True right after copying. */
  isCopied: boolean;
  /** As it is copied: part of the button's name. */
  phoneNumber: string;
  onCopy: () => void;
}

/** A phone number with its copy button. */
export function PhoneNumber({
  phoneGroups,
  isMain,
  isGuided = false,
  isCopied,
  phoneNumber,
  onCopy,
}: PhoneNumberProps) {
  const text = isGuided ? 'Copy number' : 'Copy';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi
        translate="no"
        className={classes(
          'mr-auto min-w-0 font-digits wrap-anywhere text-ink',
          isMain ? 'text-figure md:text-lg md:font-semibold lg:text-figure' : 'text-sm font-medium',
        )}
      >
        <PhoneGroups groups={phoneGroups} />
      </bdi>
      {/* On phones a line of its own: 'Copied' is shorter, and must not change places. */}
      <span className={isGuided ? 'flex basis-full *:flex-1 md:basis-auto' : 'flex'}>
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
    </div>
  );
}
