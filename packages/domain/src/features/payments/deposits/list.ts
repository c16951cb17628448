import { createEvent, createStore, merge, sample } from 'effector';
import { deposits } from '../../../contracts/deposits';
import { errorText } from '../../../api/errors/api-error';
import { createQuery } from '../../../api/query/create-query';
import type { ResultFor } from '../../../contracts';
import { createScreen } from '../../../lib/create-screen';
import {
  paymentFailed,
  paymentSucceeded,
  reconnected,
  settlementCompleted,
  verificationCompleted,
} from '../../../realtime';
import { pageToCorrectTo } from '../../../rules';
import { sessionEnded } from '../../session';
import { toast, toastRequested } from '../../notifications/toasts';
import { verificationForgotten } from './actions/server-verifications';
import {
  $depositQuery,
  depositsRequest,
  FIRST_PAGE,
  isFirstPage,
  lastPageTaken,
  queryChanged,
} from './query';

/** A page of deposits as the server answered it. */
type DepositsPage = ResultFor<'deposits'>;

const listQuery = createQuery({
  operation: deposits,
  request: $depositQuery.map(depositsRequest),
  isShared: true,
});
/** Loaded in addition to a filtered list: the newest deposits, which say which payments are pending. */
const newestQuery = createQuery({
  operation: deposits,
  request: depositsRequest(FIRST_PAGE),
  isShared: true,
});

/** Loads the deposits, for the first time or again. */
export const depositsRequested = createEvent();

/** The deposits may have changed: they reload once, however often this fires. */
export const depositsOutdated = createEvent();

/** A deposit was changed in this tab: answers to calls under way do not show it yet. */
export const depositsOvertaken = createEvent();

const screen = createScreen();

/** The transactions screen came up (true) or went away (false). */
export const transactionsScreenToggled = screen.toggled;

/** 'Refresh' beside the filters: repeats the current query. */
export const depositsRefreshClicked = createEvent();

/** A deposit was cancelled; its tx_ref. Until the list reloads, it reads 'Cancelled' (spec §4). */
export const depositCancelled = createEvent<string>();

/** A list of deposits arrived; `isComplete` when it is the first page without a filter. */
export const depositsArrived = createEvent<{ readonly page: DepositsPage; readonly isComplete: boolean }>();

/** Whether the transactions screen is up. */
export const $isTransactionsScreenUp = screen.$isUp;

/** The page on screen; null until it is known. A failed load keeps the earlier one. */
export const $depositsPage = createStore<DepositsPage | null>(null)
  .on([listQuery.answered, listQuery.told], (_, { answer }) => answer)
  .on(depositCancelled, (page, txRef) => page && withCancelled(page, txRef))
  .reset(sessionEnded);

/** Whether the list is being loaded. */
export const $isDepositsLoading = listQuery.$isPending;

/** What the page says when the list cannot be loaded (spec §8). */
export const DEPOSITS_FAILED = 'Failed to fetch transactions';

/** What a toast says then. */
export const DEPOSITS_FAILED_TOAST = 'Failed to load payment history';

/** Why the last load failed (spec §8). */
export const $depositsError = listQuery.$error.map((error) => error && errorText(error, DEPOSITS_FAILED));

const $isNarrowed = $depositQuery.map((query) => !isFirstPage(query));

sample({
  clock: [depositsRequested, depositsRefreshClicked, queryChanged, screen.cameUp],
  target: listQuery.requested,
});
sample({
  clock: [depositsRequested, depositsRefreshClicked],
  filter: $isNarrowed,
  target: newestQuery.requested,
});
// A message only says that a payment has changed, not everything that has.
sample({ clock: [reconnected, settlementCompleted, verificationForgotten], target: depositsOutdated });
// With an answer that was asked for before, a payment that is over would be pending again.
const paymentEnded = merge([paymentSucceeded, paymentFailed, verificationCompleted]);
sample({ clock: paymentEnded, target: listQuery.restarted });
sample({ clock: paymentEnded, filter: $isNarrowed, target: newestQuery.restarted });
sample({ clock: depositsOutdated, target: listQuery.outdated });
sample({ clock: depositsOutdated, filter: $isNarrowed, target: newestQuery.outdated });
sample({ clock: depositsOvertaken, target: [listQuery.overtaken, newestQuery.overtaken] });

sample({
  clock: [listQuery.answered, listQuery.told],
  source: $isNarrowed,
  fn: (isNarrowed, { answer }) => ({ page: answer, isComplete: !isNarrowed }),
  target: depositsArrived,
});
sample({
  clock: [newestQuery.answered, newestQuery.told],
  fn: ({ answer }) => ({ page: answer, isComplete: true }),
  target: depositsArrived,
});
sample({
  clock: listQuery.answered.filterMap(({ answer: { pagination } }) => pageToCorrectTo(pagination)),
  target: lastPageTaken,
});

// On other screens only the header's count uses the list, and a toast would be about something out of sight.
sample({
  clock: listQuery.failed,
  filter: $isTransactionsScreenUp,
  fn: () => toast('error', DEPOSITS_FAILED_TOAST),
  target: toastRequested,
});

function withCancelled(page: DepositsPage, cancelled: string): DepositsPage {
  return {
    ...page,
    deposits: page.deposits.map((deposit) =>
      deposit.txRef === cancelled ? { ...deposit, status: 'CANCELLED' } : deposit,
    ),
  };
}
