import { ChevronDown } from 'lucide';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { IconButton } from '../primitives/buttons/icon-button';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { NumberLine, type LineState } from './number-line';

export interface NumberCardProps {
  /** Of the number: its parts move with their line when the note becomes higher. */
  id: string;
  /** Service and phone number. */
  subject: string;
  state: LineState;
  /**
   * The only number of its page, or the first of an account: large, and explained by its guide.
   * @defaultValue false
   */
  isStage?: boolean | undefined;
  /** True on a phone for one that was just bought: open, and brought into view. @defaultValue false */
  isOpenAtFirst?: boolean | undefined;
  /** Its NumberLine.Identity. */
  identity: ReactNode;
  /** Its NumberLine.Phone. */
  phone: ReactNode;
  /** Its NumberLine.Code, or NoCode; nothing before its SMS. */
  code?: ReactNode;
  /** Its NumberLine.Life; nothing after its end. */
  life?: ReactNode;
  /** Paragraphs: when it can be cancelled, the order of its SMS, what became of it and of its money. */
  note?: ReactNode;
  /** Its buttons; the note has this id, and describes those that wait for something. */
  renderActs: (noteId: string) => ReactNode;
  /** Its Details, when they are opened; they get the same. */
  renderDetails: (noteId: string) => ReactNode;
}

/**
 * A number on Active Numbers (spec §2): 96 high, on phones 64 until it is opened; 64 after an end without an
 * SMS. While it waits, its phone number is the thing to copy, after the SMS the code is. Not for a number in
 * a list of many: compose a NumberLine.
 */
export function NumberCard(props: NumberCardProps) {
  const { id, subject, state, isStage = false, isOpenAtFirst = false } = props;
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
      density={isStage && state !== 'ended' ? 'stage' : 96}
      state={state}
      isOpen={isOpen}
      onPress={isStage ? undefined : toggle}
      below={
        isOpen && (
          <div data-moves={`details-${id}`} className="px-3 pb-4 md:px-5">
            {props.renderDetails(noteId)}
          </div>
        )
      }
    >
      {props.identity}
      {props.phone}
      {props.code}
      {props.life}
      {/* Another one in the last minutes, at its own place. */}
      <div key={state} id={noteId} className="line-note tabular-nums empty:hidden">
        {props.note}
      </div>
      <NumberLine.Act moves={`acts-${id}`}>{props.renderActs(noteId)}</NumberLine.Act>
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
