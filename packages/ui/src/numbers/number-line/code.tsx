import { Check, Copy } from 'lucide';
import { use, type CSSProperties } from 'react';

import { Button } from '../../primitives/buttons/button';
import { clickableRow } from '../../primitives/buttons/clickable-row';
import { classes } from '../../primitives/classes';
import { Icon } from '../../primitives/icon';
import { Line, type LineDensity } from './line';

/** Room for the button beside the digits, in digits. */
const BUTTON = 3;

const DIGITS: Record<LineDensity, string> = {
  stage: 'line-digits',
  96: 'text-code @max-[68rem]/line:text-figure @max-[48rem]/line:text-xl @max-[40rem]/line:text-2xl @max-[20rem]/line:text-xl',
  64: 'text-code @max-[40rem]/line:text-2xl @max-[20rem]/line:text-xl',
  44: 'text-sm font-semibold',
};

export interface CodeProps {
  /** Code of the newest SMS. */
  code: string;
  /** Name of the service: part of the button's name. */
  service: string;
  /** True for a code that has just arrived: animated digit by digit. @defaultValue false */
  isCodeNew?: boolean | undefined;
  /** True for the newest code of the page: its button is the filled one. @defaultValue false */
  isNewestCode?: boolean | undefined;
  isCopied?: boolean | undefined;
  onCopy: () => void;
}

/**
 * The code of the newest SMS and its button. A press on the code copies it as well; with a mouse it stays
 * selectable.
 */
export function Code({
  code,
  service,
  isCodeNew = false,
  isNewestCode = false,
  isCopied = false,
  onCopy,
}: CodeProps) {
  const { density } = use(Line);
  const digits = Array.from(code);
  return (
    <div
      onClick={(event) => {
        event.stopPropagation();
        clickableRow(onCopy)(event);
      }}
      className="relative flex min-w-0 cursor-copy items-center justify-between gap-x-3 [grid-area:code] @max-[16rem]/line:flex-wrap"
    >
      <div className="min-w-0">
        <span className="sr-only">
          SMS code <span translate="no">{digits.join(' ')}</span>
        </span>
        <bdi
          // A later code is another element, so that its animation starts again.
          key={code}
          translate="no"
          aria-hidden
          style={{ '--digits': digits.length, '--characters': digits.length + BUTTON } as CSSProperties}
          className={classes(
            'block w-fit font-digits break-all text-ink',
            DIGITS[density],
            isCodeNew && 'animate-digits',
          )}
        >
          {code}
        </bdi>
      </div>
      <span className="flex @max-[68rem]/line:[&_svg]:hidden">
        <Button
          variant={isNewestCode ? 'primary' : 'secondary'}
          aria-label={`Copy SMS code ${code} of ${service}${isCopied ? ': Copied' : ''}`}
          icon={<Icon of={isCopied ? Check : Copy} className="size-4" />}
          onClick={onCopy}
        >
          {/* As wide as the longer word. */}
          <span className="min-w-[3.3em]">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </span>
    </div>
  );
}
