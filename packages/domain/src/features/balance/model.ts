import { createEvent, createStore, sample } from 'effector';
import { balance } from '../../contracts/payments';
import { errorText } from '../../api/api-error';
import { createClientFx } from '../../api/operation-fx';
import type { ResultFor } from '../../contracts';
import { SHORT_DECIMALS, USD_PRICE_DECIMALS } from '../../limits';
import { createCalmReload } from '../../lib/create-calm-reload';
import { formatUsd, isBelievable, type BalanceReport } from '../../rules';
import { sessionEnded } from '../session';
import { toastRequested } from '../toasts';

/** Loads the balance; takes the version of the balance that its answer would be. */
const loadBalanceFx = createClientFx<number, ResultFor<'balance'>>((client) => client.call(balance, {}));

/** Loads the balance anew. */
export const balanceRefreshRequested = createEvent();

/** Something may have become of the balance: it loads anew, however often this is said. */
export const balanceMayHaveChanged = createEvent();

/** A message reported a new balance. One that cannot be believed only makes the balance load anew. */
export const balanceReported = createEvent<BalanceReport>();

interface BalanceChange {
  readonly balance: number;
  readonly previous: number | null;
}

const balanceSet = createEvent<BalanceChange>();
const balanceLoadFailed = createEvent<string>();

/** Counts loads and reports: an answer that was overtaken by a newer one is not applied. */
const $version = createStore(0)
  .on(loadBalanceFx, (_, version) => version)
  .on(balanceSet, (version) => version + 1);

/** The account's balance in USD; null until it is known. */
export const $balance = createStore<number | null>(null)
  .on(balanceSet, (_, { balance }) => balance)
  .reset(sessionEnded);

/** What else the server says of the account; amounts in USD, null where it says nothing. */
export type AccountTotals = Omit<ResultFor<'balance'>, 'balance'>;

/** The totals of the newest load that was answered. A report overtakes a balance, but brings no totals. */
const $newestTotals = createStore<{ readonly version: number; readonly totals: AccountTotals } | null>(null)
  .on(loadBalanceFx.done, (newest, { params: version, result: { balance, ...totals } }) =>
    newest !== null && newest.version > version ? newest : { version, totals },
  )
  .reset(sessionEnded);

/** The account's totals; null until they are known. */
export const $accountTotals = $newestTotals.map((newest) => newest?.totals ?? null);

/** Whether the balance is being loaded. */
export const $isBalanceLoading = loadBalanceFx.pending;

/** Why the last load failed (spec §8); the last known balance stays. */
export const $balanceError = createStore<string | null>(null)
  .on(balanceLoadFailed, (_, text) => text)
  .reset([balanceSet, sessionEnded]);

/** The balance as the wide header and the cards show it: 4 decimals (spec §9). */
export const $balanceWide = $balance.map((balance) => formatUsd(balance, USD_PRICE_DECIMALS));

/** The balance as the narrow header shows it: 2 decimals (spec §9). */
export const $balanceNarrow = $balance.map((balance) => formatUsd(balance, SHORT_DECIMALS));

sample({
  clock: balanceRefreshRequested,
  source: $version,
  fn: (version) => version + 1,
  target: loadBalanceFx,
});
sample({
  clock: loadBalanceFx.done,
  source: { version: $version, previous: $balance },
  filter: ({ version }, { params }) => params === version,
  fn: ({ previous }, { result }) => ({ balance: result.balance, previous }),
  target: balanceSet,
});
sample({
  clock: loadBalanceFx.fail,
  source: $version,
  filter: (version, { params, error }) => params === version && error.kind !== 'stale-session',
  fn: (_, { error }) => errorText(error, 'Failed to fetch balance'),
  target: balanceLoadFailed,
});

const reload = createCalmReload({ isLoading: $isBalanceLoading, reset: sessionEnded });
sample({ clock: balanceMayHaveChanged, target: reload.wanted });
sample({ clock: reload.due, target: balanceRefreshRequested });

const reportHeard = sample({
  clock: balanceReported,
  source: { known: $balance, isLoading: $isBalanceLoading },
  fn: ({ known, isLoading }, report) => ({
    isLoading,
    believed: isBelievable(report, known) ? { balance: report.balance ?? 0, previous: known } : null,
  }),
});
sample({ clock: reportHeard.filterMap(({ believed }) => believed ?? undefined), target: balanceSet });
// The answer under way may know less than the report, or more: only the next one is sure to win.
sample({
  clock: reportHeard,
  filter: ({ isLoading, believed }) => isLoading || believed === null,
  fn: () => undefined,
  target: balanceMayHaveChanged,
});
sample({
  clock: reportHeard.filterMap(({ believed }) => riseOf(believed)),
  fn: (rise) => ({ tone: 'success' as const, text: `Balance increased by ${formatUsd(rise)}` }),
  target: toastRequested,
});

function riseOf(change: BalanceChange | null): number | undefined {
  if (change === null || change.previous === null || change.balance <= change.previous) return undefined;
  return change.balance - change.previous;
}
