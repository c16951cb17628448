import { createEvent, merge, sample } from 'effector';
import { deposits } from '../contracts/deposits-calls';
import { errorText } from '../api/errors/api-error';
import { createQuery } from '../api/query/create-query';
import { createScreen } from '../lib/create-screen';
import {
  paymentFailed,
  paymentSucceeded,
  reconnected,
  settlementCompleted,
  verificationCompleted,
} from '../realtime/messages/events';
import { clampedPage } from '../lib/format/page-range';
import { toast, toastRequested } from '../lib/toasts/toasts';
import type { ListedDeposits } from './payment-state';
import {
  $depositQuery,
  depositsRequest,
  FIRST_PAGE,
  isFirstPage,
  pageClamped,
  queryChanged,
} from './deposit-query';

const listQuery = createQuery({
  operation: deposits,
  request: $depositQuery.map(depositsRequest),
  isShared: true,
});
/** Loaded in addition to a filtered list: the newest deposits, which determine the pending payments. */
const newestQuery = createQuery({
  operation: deposits,
  request: depositsRequest(FIRST_PAGE),
  isShared: true,
});

/** Loads the deposits, for the first time or again. */
export const depositsRequested = createEvent();

/** The deposits may have changed: they reload once, however often this fires. */
export const depositsInvalidated = createEvent();

/** A deposit was changed in this tab: responses to calls in flight lack the change. */
export const depositsAborted = createEvent();

export const transactionsScreen = createScreen();

/** 'Refresh' beside the filters: repeats the current query. */
export const depositsRefreshClicked = createEvent();

export const depositsLoaded = createEvent<ListedDeposits>();

/** The page on screen, as the server answered it; null until loaded. A failed load keeps the earlier one. */
export const $depositsPage = listQuery.$data;

export const $isDepositsLoading = listQuery.$isPending;

/** Error text on the page when the list cannot be loaded (spec §8). */
const DEPOSITS_FAILED = 'Failed to fetch transactions';

/** Toast text for the same error. */
const DEPOSITS_FAILED_TOAST = 'Failed to load payment history';

/** Why the last load failed (spec §8). */
export const $depositsError = listQuery.$error.map((error) => error && errorText(error, DEPOSITS_FAILED));

const $isFiltered = $depositQuery.map((query) => !isFirstPage(query));

sample({
  clock: [depositsRequested, depositsRefreshClicked, queryChanged],
  target: listQuery.refresh,
});
sample({ clock: transactionsScreen.opened, target: listQuery.start });
sample({
  clock: [depositsRequested, depositsRefreshClicked],
  filter: $isFiltered,
  target: newestQuery.refresh,
});
// A message only announces that a payment has changed, without its fields.
sample({ clock: [reconnected, settlementCompleted], target: depositsInvalidated });
// A response requested before would make a settled payment pending again.
const paymentEnded = merge([paymentSucceeded, paymentFailed, verificationCompleted]);
sample({ clock: paymentEnded, target: listQuery.restarted });
sample({ clock: paymentEnded, filter: $isFiltered, target: newestQuery.restarted });
sample({ clock: depositsInvalidated, target: listQuery.invalidated });
sample({ clock: depositsInvalidated, filter: $isFiltered, target: newestQuery.invalidated });
sample({ clock: depositsAborted, target: [listQuery.aborted, newestQuery.aborted] });

sample({
  clock: listQuery.received,
  source: $isFiltered,
  fn: (isFiltered, { result: { deposits: listed } }) => ({
    deposits: listed,
    isNewest: !isFiltered,
  }),
  target: depositsLoaded,
});
sample({
  clock: newestQuery.received,
  fn: ({ result: { deposits: listed } }) => ({ deposits: listed, isNewest: true }),
  target: depositsLoaded,
});
sample({
  clock: listQuery.succeeded.filterMap(({ result: { pagination } }) => clampedPage(pagination)),
  target: pageClamped,
});

// On other screens only the header's count uses the list, and a toast would be about something out of sight.
sample({
  clock: listQuery.failed,
  filter: transactionsScreen.$isOpen,
  fn: () => toast('error', DEPOSITS_FAILED_TOAST),
  target: toastRequested,
});
