import { MINUTE_MS } from '../../limits/spec';
import { isSameAmount } from '../../realtime/messages/balance-report';
import type { Numbers } from '../list/numbers-model';

interface OwnCancels {
  readonly numbers: Numbers;
  /** Numbers with a call in flight, by id: the message of a refund may precede the answer. */
  readonly busy: ReadonlyMap<string, 'cancel' | 'complete'>;
  /** When the call for the last balance began, ms since 1970 on this machine: it has earlier refunds. */
  readonly balanceReads: { readonly requestedAt: number };
  /** ms since 1970, on this machine. */
  readonly now: number;
}

/**
 * True if a rise of the balance, in USD, is a refund that this page tells itself, so that it is not told
 * twice. Numbers that end together may come as one rise.
 */
export const isOwnRefund = (rise: number, cancels: OwnCancels): boolean => {
  const refunds = openRefunds(cancels);
  return refunds.some((_, first) => {
    let sum = 0;
    return refunds.slice(first).some((refund) => {
      sum += refund;
      return isSameAmount(sum, rise);
    });
  });
};

/**
 * Refunds of the last minute that no read balance holds yet, in USD. Earlier ones have been told, though a
 * hidden page reads no balance: another rise of their amount is news.
 */
function openRefunds({ numbers, busy, balanceReads, now }: OwnCancels): readonly number[] {
  return [...numbers.byId.values()].flatMap(({ number: { id, status, price }, isEndedHere, changedAt }) => {
    const isRefunded =
      isEndedHere &&
      status === 'cancelled' &&
      changedAt > Math.max(balanceReads.requestedAt, now - MINUTE_MS);
    return price !== null && (isRefunded || busy.get(id) === 'cancel') ? [price] : [];
  });
}
