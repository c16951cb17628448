import { createEvent, createStore, sample } from 'effector';
import { errorText } from '../api/errors/api-error';
import { createQuery } from '../api/query/create-query';
import type { ResultFor } from '../contracts/operations';
import { balance } from '../contracts/payments-calls';
import { isConsistent } from '../realtime/messages/balance-report';
import {
  balanceUpdated,
  numberCancelledByUser,
  paymentSucceeded,
  reconnected,
  settlementCompleted,
  verificationCompleted,
} from '../realtime/messages/events';

const query = createQuery({ operation: balance, request: {}, isShared: true });

/** Loads the balance, for the first time or again. */
export const balanceRequested = query.refresh;

/** Loads the balance unless it was read in the last seconds. */
export const balanceNeeded = query.start;

/** The balance may have changed: it reloads once, however often this fires. */
export const balanceInvalidated = query.invalidated;

interface BalanceChange {
  readonly balance: number;
  readonly previous: number;
}

const reportAccepted = createEvent<BalanceChange>();

/** A message told of a higher balance; the rise in USD. */
export const balanceRose = reportAccepted.filterMap(({ balance, previous }) =>
  balance > previous ? balance - previous : undefined,
);

/** The account's balance in USD; null until it is known. */
export const $balance = createStore<number | null>(null)
  .on(query.received, (_, { result }) => result.balance)
  .on(reportAccepted, (_, { balance }) => balance);

/** Account totals of the server with the balance they belong to; amounts in USD, null where missing. */
export type AccountTotals = ResultFor<'balance'>;

/** The account's totals; null until they are known. */
export const $accountTotals = query.$data;

export const $isBalanceLoading = query.$isPending;

/** The reads of the balance, and when the call for the last one began. */
export const $balanceReads = query.$state;

/** Error text when the balance cannot be loaded (spec §8). */
const BALANCE_FAILED = 'Failed to fetch balance';

/** Error of the last load (spec §8); the last known balance stays. */
export const $balanceError = createStore<string | null>(null)
  .on(query.failed, (_, error) => errorText(error, BALANCE_FAILED))
  .reset(query.received, reportAccepted);

const reportReceived = sample({
  // An implausible report only triggers a reload of the balance.
  clock: balanceUpdated,
  source: $balance,
  fn: (previous, report) =>
    isConsistent(report, previous) ? { balance: report.balance ?? 0, previous: previous ?? 0 } : null,
});
sample({ clock: reportReceived.filterMap((change) => change ?? undefined), target: reportAccepted });
// The call in flight may be older or newer than the report: only the next one is sure to be newer.
sample({ clock: reportAccepted, target: query.aborted });
sample({
  clock: reportReceived,
  filter: (change) => change === null,
  target: balanceInvalidated,
});
// A call that began before the gap may lack changes made during it.
sample({
  clock: reconnected,
  source: $balance,
  filter: (usd) => usd === null,
  fn: () => undefined,
  target: balanceInvalidated,
});
sample({
  clock: reconnected,
  source: $balance,
  filter: (usd) => usd !== null,
  fn: () => undefined,
  target: query.restarted,
});
// The message about the balance that should follow may be missing or wrong.
sample({
  clock: [
    paymentSucceeded,
    settlementCompleted,
    numberCancelledByUser,
    verificationCompleted.filter({ fn: ({ success }) => success }),
  ],
  target: balanceInvalidated,
});
