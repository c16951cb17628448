import { createEvent, createStore, sample } from 'effector';
import { balance } from '../../contracts/payments';
import { errorText } from '../../api/api-error';
import { createClientFx } from '../../api/operation-fx';
import type { ResultFor } from '../../contracts';
import { SHORT_DECIMALS, USD_PRICE_DECIMALS } from '../../limits';
import { formatUsd } from '../../rules';
import { sessionEnded } from '../session';
import { toastRequested } from '../toasts';

/** Loads the balance; takes the version of the balance that its answer would be. */
const loadBalanceFx = createClientFx<number, ResultFor<'balance'>>((client) => client.call(balance, {}));

/** Loads the balance anew. */
export const balanceRefreshRequested = createEvent();

/** The server reported a new balance, in USD. Null where it sent no number: then the balance is loaded. */
export const balanceReported = createEvent<{
  readonly balance: number | null;
  readonly previousBalance: number | null;
}>();

const balanceSet = createEvent<{ readonly balance: number; readonly previous: number | null }>();
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

/** The account's totals; null until they are known. */
export const $accountTotals = createStore<AccountTotals | null>(null)
  .on(loadBalanceFx.doneData, (_, { balance, ...totals }) => totals)
  .reset(sessionEnded);

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

sample({
  clock: balanceReported,
  filter: ({ balance }) => balance === null,
  fn: () => undefined,
  target: balanceRefreshRequested,
});
const riseReported = sample({
  clock: balanceReported,
  source: $balance,
  fn: (known, { balance, previousBalance }) => ({ balance, previous: previousBalance ?? known }),
});
sample({ clock: riseReported, filter: hasBalance, target: balanceSet });
sample({
  clock: riseReported,
  filter: hasRisen,
  fn: ({ balance, previous }) => ({
    tone: 'success' as const,
    text: `Balance increased by ${formatUsd(balance - previous)}`,
  }),
  target: toastRequested,
});

interface Change {
  readonly balance: number | null;
  readonly previous: number | null;
}

function hasBalance(change: Change): change is Change & { readonly balance: number } {
  return change.balance !== null;
}

function hasRisen(change: Change): change is { readonly balance: number; readonly previous: number } {
  return change.balance !== null && change.previous !== null && change.balance > change.previous;
}
