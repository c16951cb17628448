import { combine, createEvent, createStore, sample } from 'effector';
import { balanceInvalidated } from '../../account/balance';
import { dropEarlyFetchesFx } from '../../api/client/operation-fx';
import { $isSmsBudgetReserved } from '../../api/client/rate-limit-budget';
import { errorText, retryAfterMs } from '../../api/errors/api-error';
import { createQuery } from '../../api/query/create-query';
import { activeNumbers } from '../../contracts/numbers-calls';
import { PAGE_SIZE } from '../../limits/spec';
import { numberUpdatedByWebhook, reconnected, smsReceived } from '../../realtime/messages/events';
import { $activeNumbers, liveNumbersChanged, numbersListed, numbersUpdated } from './active-numbers';
import { findNumber, type Numbers } from './numbers-model';

/** The first page only: the list has no pager (spec §2). */
export const activeNumbersQuery = createQuery({
  operation: activeNumbers,
  request: { query: { page: 1, limit: PAGE_SIZE } },
  isShared: true,
  // The server asks its provider for each waiting number, also for a list that nobody waits for any more.
  isCostly: true,
});

/** Loads the active numbers, for the first time or again. */
export const activeNumbersRequested = activeNumbersQuery.refresh;

/** 'Refresh' of the numbers: the further ones are read again as well. */
export const activeNumbersRefreshClicked = createEvent();

/**
 * The numbers may have changed: they reload once, however often this fires. Ignored before the first load.
 */
export const activeNumbersInvalidated = createEvent();

/**
 * Numbers were bought: they reload once. Where the page knows them already (true), not before the calls that
 * are left are more than those for the user's next purchase.
 */
export const activeNumbersOwed = createEvent<boolean>();

sample({
  clock: activeNumbersQuery.received,
  fn: ({ result, startedAt: at }) => ({
    rows: result.numbers,
    total: result.pagination?.total ?? null,
    at,
  }),
  target: numbersListed,
});
/** Whether a list is owed; it begins at once, or `later`. */
export const $owed = createStore<'nothing' | 'now' | 'later'>('nothing')
  .on(activeNumbersOwed, (_, isKnown) => (isKnown ? 'later' : 'now'))
  .reset(activeNumbersInvalidated);
const owedListDue = combine(
  $owed,
  $isSmsBudgetReserved,
  (owed, isReserved) => owed === 'now' || (owed === 'later' && !isReserved),
).updates.filter({ fn: Boolean });
// Also before the first list, which an early fetch may have asked for already.
sample({ clock: activeNumbersInvalidated, target: dropEarlyFetchesFx });
sample({
  clock: activeNumbersInvalidated,
  source: [$activeNumbers, activeNumbersQuery.$isPending] as const,
  filter: ([numbers, isPending]) => numbers !== null || isPending,
  target: activeNumbersQuery.invalidated,
});

const loadFailed = sample({
  clock: activeNumbersQuery.failed,
  source: $activeNumbers,
  // A 429 is a wait that its notice names, and no load error (spec §2): the numbers stay.
  fn: (numbers, error) => ({ error, isPostponed: numbers !== null && (retryAfterMs(error) ?? 0) > 0 }),
});

/** Why the last load failed; the earlier numbers stay. Null when it did not. */
export const $activeNumbersError = createStore<string | null>(null)
  .on(loadFailed, (shown, { error, isPostponed }) =>
    isPostponed ? shown : errorText(error, 'Failed to fetch active numbers'),
  )
  .reset(activeNumbersQuery.received);

/** Status of the screen: `loading` only before the first response. */
export const $activeNumbersStatus = combine(
  $activeNumbers,
  $activeNumbersError,
  (numbers, error): 'loading' | 'ready' | 'failed' => {
    if (error !== null) return 'failed';
    return numbers === null ? 'loading' : 'ready';
  },
);

// An answer with other numbers means that money has moved: a call took effect although its response was an
// error, or another device acted.
sample({
  clock: liveNumbersChanged.filter({
    fn: ({ update }) => update?.kind === 'listed' || update?.kind === 'read',
  }),
  target: balanceInvalidated,
});
// A message about a number that is not on the list: it was bought elsewhere, or the list is still loading.
sample({
  clock: numbersUpdated.filter({
    fn: ({ before, update, after }) =>
      (update?.kind === 'sms' && update.all.some((sms) => isUnknown(before, sms.activationId))) ||
      // The server repeats the end of a number with each of its slow lists.
      (update?.kind === 'ended' &&
        'activationId' in update &&
        before !== after &&
        isUnknown(before, update.activationId)),
  }),
  target: activeNumbersInvalidated,
});
// A page such as the settings loads no list, but only a list contains the service of the code: also while the
// page is hidden, for the notification.
sample({
  clock: smsReceived,
  source: $activeNumbers,
  filter: (numbers) => numbers === null,
  target: activeNumbersRequested,
});
// The webhook message does not contain the change. The protocol replays no messages after a gap, and a call
// that began before may lack changes made during it.
sample({
  clock: [owedListDue, numberUpdatedByWebhook, reconnected],
  fn: () => undefined,
  target: activeNumbersInvalidated,
});

function isUnknown(numbers: Numbers, activationId: string): boolean {
  const known = findNumber(numbers, activationId);
  return known === undefined || known.isPartial || known.isGone;
}
