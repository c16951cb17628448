import { Check, Clock, MessageSquareText, Minus, X, type IconNode } from 'lucide';

import { Icon } from '../../primitives/icon';
import { NUMBER_STATUS, type NumberDisplayStatus } from '../number-status';

/** Amber waits, green delivered a code, red failed, grey was given up (spec §4). */
const SHAPES: Record<NumberDisplayStatus, { icon: IconNode; colour: string }> = {
  waiting: { icon: Clock, colour: 'text-warning' },
  received: { icon: MessageSquareText, colour: 'text-success' },
  used: { icon: Check, colour: 'text-success' },
  cancelled: { icon: Minus, colour: 'text-ink-subtle' },
  expired: { icon: X, colour: 'text-error' },
};

/** Words that a narrow table has no room for; they are heard. */
const ROOMY = '@min-[40rem]:@max-[60rem]:sr-only';

/** The state of a number as shape and word, in tables and lists: also without colours no two are alike. */
export function State({ status }: { status: NumberDisplayStatus }) {
  const { icon, colour } = SHAPES[status];
  const [, before, word, after] = /^(SMS )?(.*?)( for SMS)?$/.exec(NUMBER_STATUS[status]) ?? [];
  return (
    <span className="inline-flex items-center gap-1.5 align-top text-meta whitespace-nowrap text-ink-muted [grid-area:state] @max-[40rem]/line:justify-self-end">
      <Icon of={icon} className={`size-3.5 shrink-0 ${colour}`} />
      <span>
        <span className={ROOMY}>{before}</span>
        <span>{word}</span>
        <span className={ROOMY}>{after}</span>
      </span>
    </span>
  );
}
