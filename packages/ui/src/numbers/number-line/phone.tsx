import { use, type CSSProperties } from 'react';

import { classes } from '../../primitives/classes';
import { CopyButton } from '../../primitives/buttons/copy-button';
import { PhoneGroups } from '../phone-groups';
import { Line, type LineDensity } from './line';

const DIGITS: Record<LineDensity, string> = {
  // Beside a code, that is the thing to copy.
  stage: 'line-digits in-data-[state=received]:text-xl',
  96: classes(
    'text-sm in-data-[state=ended]:text-ink-muted @min-[40rem]/line:not-in-data-[state=ended]:text-lg',
    '@min-[40rem]/line:not-in-data-[state=ended]:font-semibold @min-[60rem]/line:not-in-data-[state=ended]:text-xl',
  ),
  64: 'text-sm',
  44: 'text-meta',
};

export interface PhoneProps {
  /** Displayed groups of the phone number; joined, they are copied. Empty while it is unknown. */
  phoneGroups: readonly string[];
  /** True right after copying: shows a tick. @defaultValue false */
  isCopied?: boolean | undefined;
  /** Undefined where it cannot be copied. */
  onCopy?: (() => void) | undefined;
}

/** A phone number with its copy button; on phones the whole number copies. */
export function Phone({ phoneGroups, isCopied = false, onCopy }: PhoneProps) {
  const { density, subject } = use(Line);
  // Its gaps, and the button beside it.
  const characters = phoneGroups.join(' ').length + 1;
  return (
    <div className="relative flex min-w-0 items-center gap-1 [grid-area:phone]">
      <bdi
        translate="no"
        style={{ '--characters': characters } as CSSProperties}
        className={classes(
          'min-w-0 font-digits text-ink',
          phoneGroups.length > 1 ? 'xs:whitespace-nowrap' : 'wrap-anywhere',
          DIGITS[density],
        )}
      >
        <PhoneGroups groups={phoneGroups} />
      </bdi>
      {onCopy && (
        <span
          className={classes(
            'in-data-[state=received]:rarely-seen -my-3 -ml-1.5 flex md:ml-0',
            'folded:ml-0 folded:*:static folded:*:size-7 folded:*:after:absolute folded:*:after:inset-x-0 folded:*:after:-inset-y-3',
          )}
        >
          <CopyButton label={`Copy phone number of ${subject}`} copied={isCopied} onCopy={onCopy} />
        </span>
      )}
    </div>
  );
}
