import { createEvent, merge, sample, type Unit } from 'effector';
import { errorText } from '../api/errors/api-error';
import { createQuery } from '../api/query/create-query';
import { deposits } from '../contracts/deposits-calls';
import { createScreen } from '../lib/create-screen';
import { clampedPage } from '../lib/format/page-range';
import { toast, toastRequested } from '../lib/toasts/toasts';
import {
  paymentFailed,
  paymentSucceeded,
  reconnected,
  settlementCompleted,
  verificationCompleted,
} from '../realtime/messages/events';
import { $depositQuery, depositsPageChosen, depositsRequest, isNewest, NEWEST } from './deposit-query';
import type { ListedDeposits } from './payment-state';

const listQuery = createQuery({
  operation: deposits,
  request: $depositQuery.map(depositsRequest),
  isShared: true,
});
/** Loaded in addition to a filtered list: the newest deposits, which determine the pending payments. */
const newestQuery = createQuery({ operation: deposits, request: depositsRequest(NEWEST), isShared: true });

/** Loads the deposits, for the first time or again. */
export const depositsRequested = createEvent();

/** Loads the deposits on screen unless they were read in the last seconds. */
export const depositsNeeded = listQuery.start;

/** The deposits may have changed: they reload once, however often this fires. */
export const depositsInvalidated = createEvent();

/** A deposit was changed in this tab: responses to calls in flight lack the change. */
export const depositsAborted = createEvent();

export const transactionsScreen = createScreen();

export const depositsLoaded = createEvent<ListedDeposits>();

/** The page on screen, as the server answered it; null until loaded. A failed load keeps the earlier one. */
export const $depositsPage = listQuery.$data;

export const $isDepositsLoading = listQuery.$isPending;

/** Why the last load failed (spec §8). */
export const $depositsError = listQuery.$error.map(
  (error) => error && errorText(error, 'Failed to fetch transactions'),
);

const $isNewest = $depositQuery.map(isNewest);
const $isFiltered = $isNewest.map((isNewest) => !isNewest);

const readBoth = (clock: Unit<unknown>, verb: 'refresh' | 'restarted' | 'invalidated'): void => {
  sample({ clock, fn: () => undefined, target: listQuery[verb] });
  sample({ clock, filter: $isFiltered, fn: () => undefined, target: newestQuery[verb] });
};
readBoth(depositsRequested, 'refresh');
// A response requested before would make a settled payment pending again.
readBoth(merge([paymentSucceeded, paymentFailed, verificationCompleted]), 'restarted');
// A message only announces that a payment has changed, without its fields.
readBoth(merge([depositsInvalidated, reconnected, settlementCompleted]), 'invalidated');
sample({ clock: depositsAborted, target: [listQuery.aborted, newestQuery.aborted] });
sample({ clock: transactionsScreen.opened, target: listQuery.start });
sample({ clock: $depositQuery, target: listQuery.refresh });

sample({
  clock: listQuery.received,
  source: $isNewest,
  fn: (isNewest, { result }) => ({ deposits: result.deposits, isNewest }),
  target: depositsLoaded,
});
sample({
  clock: newestQuery.received,
  fn: ({ result }) => ({ deposits: result.deposits, isNewest: true }),
  target: depositsLoaded,
});
sample({
  clock: listQuery.succeeded.filterMap(({ result }) => clampedPage(result.pagination)),
  target: depositsPageChosen,
});

// On other screens only the header's count uses the list, and a toast would be about something out of sight.
sample({
  clock: listQuery.failed,
  filter: transactionsScreen.$isOpen,
  fn: () => toast('error', 'Failed to load payment history'),
  target: toastRequested,
});
