import { Check, Copy } from 'lucide';
import { useState, type CSSProperties, type ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { classes } from '../primitives/classes';
import { clickableRow } from '../primitives/buttons/clickable-row';
import { Disclosure } from '../primitives/overlays/disclosure';
import { Icon } from '../primitives/icon';

export interface SmsCodeProps {
  /** Code of the newest SMS; undefined if none was found in it. */
  code: string | undefined;
  /** Codes that a later SMS has replaced, oldest first: the last is shown. Default: none */
  earlierCodes?: readonly string[] | undefined;
  /** The full SMS, a `MessageBody`, for one without a code; rendered when it is opened. */
  fullMessage?: ReactNode;
  /** Name of the service: part of the button's name. */
  service: string;
  /** True for a code that has just arrived: animated digit by digit. @defaultValue false */
  isCodeNew?: boolean | undefined;
  /** True for the newest code of the page: its button is the filled one. @defaultValue false */
  isNewestCode?: boolean | undefined;
  /** True where the block is the upper part of a row. @defaultValue false */
  isFlush?: boolean | undefined;
  /** True right after copying. */
  isCopied: boolean;
  /** Called when the user clicks the block or its button. */
  onCopy: () => void;
}

const BLOCK = {
  empty:
    'flex min-h-11 flex-col justify-center gap-1 rounded-control border border-dashed border-line px-3 py-2',
  code: 'relative flex min-h-18 cursor-copy flex-wrap items-center justify-between gap-x-2 border-success-line bg-success-soft px-3 py-2 sm:px-4 md:min-h-16',
  alone: 'rounded-control border',
  flush: 'rounded-t-card border-b',
};

/**
 * The code of the newest SMS. A click anywhere on the block copies it; the button inside is for keyboards and
 * screen readers, and on phones covers the whole block. With a mouse the code stays selectable. A toast
 * announces its arrival, once for every page.
 */
export function SmsCode(props: SmsCodeProps) {
  const { code, service, isCodeNew = false, isNewestCode = false, isFlush = false, isCopied, onCopy } = props;
  const earlierCode = props.earlierCodes?.at(-1);
  const [isOpen, setIsOpen] = useState(false);
  const earlier = earlierCode !== undefined && (
    <p className="basis-full text-xs text-ink-muted">
      {code === undefined ? 'Earlier code ' : 'New code. Earlier: '}
      <bdi translate="no" className="tabular-nums">
        {earlierCode}
      </bdi>
    </p>
  );
  if (code === undefined) {
    return (
      <div className={BLOCK.empty}>
        <p className="text-sm text-ink-muted">No code found in this message.</p>
        {earlier}
        <Disclosure summary="Full message" onToggle={setIsOpen}>
          {isOpen && props.fullMessage}
        </Disclosure>
      </div>
    );
  }
  const digits = Array.from(code);
  const look: CSSProperties & Record<'--digits', number> = { '--digits': digits.length };
  return (
    <div className={classes(BLOCK.code, isFlush ? BLOCK.flush : BLOCK.alone)} onClick={clickableRow(onCopy)}>
      {/* The keys restart the animations for a later SMS's code; all other elements stay, with the focus. */}
      {isCodeNew && (
        <span
          key={code}
          className="pointer-events-none absolute -inset-px animate-arrive rounded-[inherit]"
        />
      )}
      {earlier}
      <div className="min-w-0">
        <span className="sr-only">
          SMS code <span translate="no">{digits.join(' ')}</span>
        </span>
        <bdi
          translate="no"
          key={code}
          aria-hidden
          style={look}
          className={classes(
            'block w-fit font-digits text-code break-all text-ink',
            isCodeNew && 'animate-digits',
          )}
        >
          {code}
        </bdi>
      </div>
      <span className="contents *:after:absolute *:after:inset-0 md:*:after:content-none not-min-[22rem]:[&_svg]:hidden">
        <Button
          variant={isNewestCode ? 'primary' : 'secondary'}
          size="lg"
          onClick={onCopy}
          // The name begins with the visible text.
          aria-label={`${isCopied ? 'Copied' : 'Copy'} SMS code ${code} of ${service}`}
          icon={<Icon of={isCopied ? Check : Copy} className="size-4" />}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </span>
    </div>
  );
}
