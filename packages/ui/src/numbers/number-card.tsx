import type { ReactNode } from 'react';

import { classes } from '../primitives/classes';
import { LifetimeProgress } from './lifetime-progress';
import { PhoneNumber } from './phone-number';
import { RefundNote } from './refund-note';
import { SmsCode } from './sms-code';
import { NumberActions, NumberOutcome } from './number-card/number-actions';
import { NumberDetails } from './number-card/number-details';
import { NumberHeader } from './number-card/number-header';

export interface NumberCardRootProps {
  /** Service and phone number: the card's name. */
  subject: string;
  /** `ending`: in its last minutes without an SMS. `ended`: without one; a late SMS makes it `received`. */
  state: 'waiting' | 'ending' | 'received' | 'ended';
  /** True for a first number: it stands alone, and drawing its high guide late would move the page. @defaultValue false */
  isFirst?: boolean | undefined;
  children: ReactNode;
}

/** The card itself. Outside the viewport it skips layout and paint, so that long lists stay fast. */
function Root({ subject, state, isFirst = false, children }: NumberCardRootProps) {
  return (
    <article
      aria-label={subject}
      data-state={state}
      className={classes(
        'group/card flex flex-col gap-within rounded-card border border-line bg-surface p-3 md:p-4',
        'data-[state=ended]:bg-sunken data-[state=ending]:border-warning-line',
        // Close to its height, less padding and outline: a card that has just been inserted has this height for a frame.
        !isFirst &&
          'card-height-53 [content-visibility:auto] md:card-height-39 md:data-[state=received]:card-height-52',
      )}
    >
      {children}
    </article>
  );
}

/** A line that explains the order of its SMS and its end, or where it comes from. */
function Note({ children }: { children: string }) {
  return <p className="text-xs text-ink-muted tabular-nums">{children}</p>;
}

/**
 * A number, composed of its parts: its phone number, its code, its remaining time and its actions (spec §2). While it
 * waits, its phone number is the thing to copy; after the SMS the code is. In the sections of the active numbers page.
 * Not for one of several numbers on a phone, until it is opened: use NumberRow.
 */
export const NumberCard = {
  Root,
  Header: NumberHeader,
  Phone: PhoneNumber,
  Code: SmsCode,
  Note,
  Life: LifetimeProgress,
  Money: RefundNote,
  Outcome: NumberOutcome,
  Actions: NumberActions,
  Details: NumberDetails,
};
