import type { ReactNode } from 'react';

import type { Limits } from '../../limits';
import type { LineState } from '../number-line';
import type { NumberDisplayStatus } from '../number-status';
import type { CancelState } from './cancel-action';

export interface CardNoteProps {
  cancel: CancelState;
  /** Its RefundNote; nothing for a number that does not wait. */
  money?: ReactNode;
  /** Code of the newest SMS; undefined before, and where none was found in it. */
  code?: string | undefined;
  /** Codes that a later SMS has replaced, oldest first. */
  earlierCodes: readonly string[];
  /** Order of its SMS and its end, with both times. Default: none */
  note?: string | undefined;
  /** Minutes until a cancel is possible again after waiting longer. */
  limits: Pick<Limits, 'refundAfterMinutes'>;
}

interface FactsProps {
  state: LineState;
  status: NumberDisplayStatus;
  /** Formatted. */
  price: string;
}

/** When a number can be cancelled, the order of its SMS, what became of it and of its money. */
export function CardNote({ cancel, code, state, status, price, ...props }: CardNoteProps & FactsProps) {
  const earlierCode = props.earlierCodes.at(-1);
  return (
    <>
      {cancel.kind === 'too-early' ? <p>{cancel.notice}</p> : props.money}
      {state === 'received' && earlierCode !== undefined && (
        <p>
          {code === undefined ? 'Earlier code ' : 'New code. Earlier: '}
          <bdi translate="no">{earlierCode}</bdi>
        </p>
      )}
      {state === 'ending' && (
        <p>Waiting is free. It locks cancelling for {props.limits.refundAfterMinutes} minutes.</p>
      )}
      {props.note !== undefined && <p>{props.note}</p>}
      {state === 'ended' && status === 'cancelled' && (
        <p className="text-sm text-ink">{`Cancelled · ${price} refunded`}</p>
      )}
      {state === 'ended' && status === 'expired' && (
        <>
          <p className="text-sm text-ink">{`Expired without an SMS · ${price} not refunded`}</p>
          <p>Only a number that is cancelled before it ends is refunded.</p>
        </>
      )}
    </>
  );
}
