import { ChevronDown } from 'lucide';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { IconButton } from '../primitives/buttons/icon-button';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { Disclosure } from '../primitives/overlays/disclosure';
import { NumberLine, type LineState } from './number-line';
import { CardActs, type CardActsProps } from './number-line/card-acts';
import { CardNote, type CardNoteProps } from './number-line/card-note';
import type { CodeProps } from './number-line/code';
import type { IdentityProps } from './number-line/identity';
import type { NumberDisplayStatus } from './number-status';

export interface NumberCardProps
  extends IdentityProps, CardActsProps, CardNoteProps, Pick<CodeProps, 'isCodeNew' | 'isNewestCode'> {
  /** Of the number: its parts move with their line when the note becomes higher. */
  id: string;
  status: NumberDisplayStatus;
  /** With its leading plus. */
  phoneNumber: string;
  /** Displayed groups of the phone number; joined, they are copied. Empty while it is unknown. */
  phoneGroups: readonly string[];
  /** True after its SMS, in which a code may not have been found. */
  hasSms: boolean;
  /** The text of an SMS without a code; rendered when it is opened. */
  message?: ReactNode;
  /** Its NumberLine.Life; nothing after its end. */
  life?: ReactNode;
  /** Its Details; rendered when they are opened. */
  details: ReactNode;
  /**
   * The only number of its page, or the first of an account: large, and explained by its guide.
   * @defaultValue false
   */
  isStage?: boolean | undefined;
  /** True on a phone for one that was just bought: open, and brought into view. @defaultValue false */
  isOpenAtFirst?: boolean | undefined;
}

const stateOf = ({ hasSms, onDismiss, wait }: NumberCardProps): LineState => {
  if (hasSms) return 'received';
  if (onDismiss !== undefined) return 'ended';
  return wait === undefined ? 'waiting' : 'ending';
};

/**
 * A number on Active Numbers (spec §2): 96 high, on phones 64 until it is opened; 64 after an end without an
 * SMS. While it waits, its phone number is the thing to copy, after the SMS the code is. Not for a number in
 * a list of many: compose a NumberLine.
 */
export function NumberCard(props: NumberCardProps) {
  const { id, price = '—', isStage = false, isOpenAtFirst = false, code, copied, onCopy } = props;
  const subject = `${props.service} ${props.phoneNumber}`;
  const state = stateOf(props);
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const toggle = () => setIsOpen(!isOpen);
  const line = useRef<HTMLElement>(null);
  // Only at first, as it is opened only then.
  const wasOpenAtFirst = useRef(isOpenAtFirst);
  useLayoutEffect(() => {
    if (wasOpenAtFirst.current) line.current?.closest('article')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <NumberLine.Root
      subject={subject}
      noteId={noteId}
      density={isStage && state !== 'ended' ? 'stage' : 96}
      state={state}
      isOpen={isOpen}
      onPress={isStage ? undefined : toggle}
      below={
        isOpen && (
          <div data-moves={`details-${id}`} className="px-card pb-4">
            {props.details}
          </div>
        )
      }
    >
      <NumberLine.Identity {...props} price={price} />
      <NumberLine.Phone {...props} isCopied={copied === 'phone'} onCopy={() => onCopy('phone')} />
      {code !== undefined && (
        <NumberLine.Code {...props} code={code} isCopied={copied === 'code'} onCopy={() => onCopy('code')} />
      )}
      {props.hasSms && code === undefined && <NoCode>{props.message}</NoCode>}
      {props.life}
      {/* Another one in the last minutes, at its own place. */}
      <div key={state} id={noteId} className="line-note tabular-nums empty:hidden">
        <CardNote {...props} state={state} price={price} />
        {props.guide}
      </div>
      <div data-moves={`acts-${id}`} className="line-act">
        <CardActs {...props} state={state} />
      </div>
      <span ref={line} className={classes('line-more', !isStage && 'rarely-seen')}>
        <IconButton
          label={`Details ${subject}`}
          aria-expanded={isOpen}
          onClick={toggle}
          icon={<Icon of={ChevronDown} className={isOpen ? 'size-4 rotate-180' : 'size-4'} />}
        />
      </span>
    </NumberLine.Root>
  );
}

/** An SMS in which no code was found. */
function NoCode({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="min-w-0 text-sm text-ink-muted [grid-area:code]">
      <p>No code found in this message.</p>
      <Disclosure summary="Full message" onToggle={setIsOpen}>
        {isOpen && children}
      </Disclosure>
    </div>
  );
}
