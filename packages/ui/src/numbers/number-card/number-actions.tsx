import { useId, type ReactNode } from 'react';

import { Button } from '../../primitives/buttons/button';
import { Tooltip } from '../../primitives/overlays/tooltip';
import { MONEY_LINE } from '../refund-note';

/** The line of a card's actions, with its line about money; the details come last. */
export function NumberActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</div>;
}

/**
 * State of 'Cancel & Refund'. `too-early` has both texts of spec §4: the notice on the card ('Cancel option
 * available in N minutes') and the tooltip.
 */
export type CancelState =
  | { kind: 'none' }
  | { kind: 'too-early'; notice: string; tooltip: string }
  | { kind: 'available' }
  | { kind: 'busy' };

/** State of 'Mark Complete'. `pending`: in the undo window. */
export type CompleteState = 'none' | 'available' | 'pending' | 'busy';

export interface CancelActionProps {
  cancel: CancelState;
  /** Service and phone number: part of the names of buttons, since every card has the same ones. */
  subject: string;
  /** Called when the user cancels the number for a full refund. */
  onCancel: () => void;
}

/** 'Cancel & Refund'. Why it is disabled is the card's line about money, and its description. */
export function CancelAction({ cancel, subject, onCancel }: CancelActionProps) {
  const noticeId = useId();
  switch (cancel.kind) {
    case 'none':
      return null;
    case 'busy':
      return (
        <Button busy aria-label={`Cancelling... ${subject}`}>
          Cancelling...
        </Button>
      );
    case 'available':
      return (
        <Tooltip content="Cancel and get full refund">
          <Button aria-label={`Cancel & Refund ${subject}`} onClick={onCancel}>
            Cancel &amp; Refund
          </Button>
        </Tooltip>
      );
    case 'too-early':
      return (
        <>
          <Tooltip content={cancel.tooltip}>
            <Button disabled aria-label={`Cancel & Refund ${subject}`} describedBy={noticeId}>
              Cancel &amp; Refund
            </Button>
          </Tooltip>
          <p id={noticeId} className={MONEY_LINE}>
            {cancel.notice}
          </p>
        </>
      );
  }
}

const COMPLETE_LABEL: Record<Exclude<CompleteState, 'none'>, string> = {
  available: 'Mark Complete',
  pending: 'Undo',
  busy: 'Completing...',
};

export interface CompleteActionProps {
  complete: Exclude<CompleteState, 'none'>;
  /** Service and phone number. */
  subject: string;
  /** Called when the user marks the number complete. */
  onComplete: () => void;
  /** Called when the user clicks 'Undo'. */
  onUndo: () => void;
}

/**
 * The same button element in all states, so that it keeps the focus. 'Undo' is not under the pointer, so that
 * a double click does not undo: the confirmation takes the place of 'Mark Complete'.
 */
export function CompleteAction({ complete, subject, onComplete, onUndo }: CompleteActionProps) {
  const isPending = complete === 'pending';
  return (
    <>
      {isPending && (
        <p role="status" className="w-32 text-sm text-ink">
          Marked complete
        </p>
      )}
      <Button
        busy={complete === 'busy'}
        aria-label={`${COMPLETE_LABEL[complete]} ${subject}`}
        onClick={isPending ? onUndo : onComplete}
      >
        {COMPLETE_LABEL[complete]}
      </Button>
    </>
  );
}

/** Outcome of a number without an SMS, and of its price. */
const OUTCOME = {
  expired: (price: string) => `Expired without an SMS · ${price} not refunded`,
  cancelled: (price: string) => `Cancelled · ${price} refunded`,
};

export interface NumberOutcomeProps {
  /** How it ended. */
  outcome: keyof typeof OUTCOME;
  /** Price paid, formatted USD. */
  price: string;
}

/** What became of a number without an SMS, and of its money. */
export function NumberOutcome({ outcome, price }: NumberOutcomeProps) {
  return (
    <div>
      <p className="text-sm text-ink">{OUTCOME[outcome](price)}</p>
      {outcome === 'expired' && (
        <p className="text-xs text-ink-muted">Only a number that is cancelled before it ends is refunded.</p>
      )}
    </div>
  );
}
