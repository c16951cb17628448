import { combine, createEvent, createStore, merge, sample, type EventPayload } from 'effector';
import { condition, equals } from 'patronum';
import { activeNumbers } from '../../../contracts/numbers';
import { errorText, retryAfterMs } from '../../../api/errors/api-error';
import { createQuery } from '../../../api/query/create-query';
import type { PurchasedNumber } from '../../../contracts';
import { $clock } from '../../../lib/time/clock';
import { NUMBER_UPDATES_MAX, PAGE_SIZE } from '../../../limits';
import {
  numberCancelledByUser,
  numberCompletedByUser,
  numberExpired,
  numberPurchased,
  numberUpdatedByWebhook,
  reconnected,
  smsReceived,
} from '../../../realtime/messages/events';
import { isActiveNumber, isReceivedNumber } from '../../../rules';
import { balanceInvalidated } from '../../account/balance/balance';
import { sessionEnded } from '../../../lib/session-events';
import {
  findNumber,
  hasDifferentNumbers,
  smsUpdatesOf,
  addPurchased,
  applyExpiry,
  mergeList,
  rememberCodes,
  applyNewExpiry,
  applyUpdate,
  applyRead,
  applySms,
  applyStatus,
  type CodesOfNumbers,
  type InactiveNumber,
  type NumberList,
  type NumberUpdate,
} from './numbers-reducer';

/** The first page only: the list has no pager (spec §2). */
const query = createQuery({
  operation: activeNumbers,
  request: { query: { page: 1, limit: PAGE_SIZE } },
  isShared: true,
});

/** Another tab loads the numbers and shares them. */
export const activeNumbersReceivedFromLeader = query.receivedFromLeader;

/** Loads the active numbers, for the first time or again. */
export const activeNumbersRequested = query.refresh;

/** A screen with the active numbers opens: loads them, unless they were read in the last seconds. */
export const activeNumbersOpened = query.opened;

/** The numbers may have changed: they reload once, however often this fires. Ignored before the first load. */
export const activeNumbersInvalidated = createEvent();

/** A number was bought: the app navigates to the active numbers, which reload (spec §4). */
export const numberBought = createEvent();

/** The server cancelled a number for the user; its id. */
export const numberCancelled = createEvent<string>();

/** The server marked a number as complete for the user; its id. */
export const numberCompleted = createEvent<string>();

/** The server extended a number; `expiresAt` in ms since 1970. */
export const numberRetried = createEvent<{ readonly id: string; readonly expiresAt: number }>();

/** The user waits for the retry of these numbers, by id. */
export const retriesPendingChanged = createEvent<readonly string[]>();

/** See `retriesPendingChanged`. */
export const $pendingRetryIds = createStore<readonly string[]>([])
  .on(retriesPendingChanged, (_, ids) => ids)
  .reset(sessionEnded);

/** The server reported the current state of one number. */
export const numberRefetched = createEvent<PurchasedNumber>();

/** The server announced an unknown number: just bought in this tab, or elsewhere. */
export const newNumberAnnounced = createEvent<EventPayload<typeof numberPurchased>>();

const listReceived = createEvent<{
  readonly list: NumberList;
  readonly changed: ReadonlySet<string>;
  /**
   * True if the list differs from the known one: a call took effect although its response was an error, or
   * another device acted.
   */
  readonly isUnexpected: boolean;
}>();
/** A list from the server has been received. */
export const activeNumbersListed = listReceived.map(() => undefined);

/** The newest load failed. */
export const activeNumbersFailed = query.failed;

/** Everything known about the user's active numbers, newest first; null until the first list is there. */
export const $activeNumbers = createStore<NumberList | null>(null)
  .on(listReceived, (numbers, { list, changed }) => mergeList(numbers ?? [], list, changed))
  .on(newNumberAnnounced, (numbers, { number }) => numbers && addPurchased(numbers, number))
  .on(smsReceived, (numbers, updates) => numbers && updates.reduce(applySms, numbers))
  .on(numberRefetched, (numbers, number) => numbers && applyRead(numbers, number))
  .on(numberExpired, (numbers, { activationId }) => numbers && applyExpiry(numbers, activationId))
  .on(
    numberCancelledByUser,
    (numbers, { activationId }) => numbers && applyEnd(numbers, activationId, 'cancelled'),
  )
  .on(
    numberCompletedByUser,
    (numbers, { activationId }) => numbers && applyEnd(numbers, activationId, 'used'),
  )
  .on(numberCancelled, (numbers, id) => numbers && applyStatus(numbers, id, 'cancelled'))
  .on(numberCompleted, (numbers, id) => numbers && applyStatus(numbers, id, 'used'))
  .on(numberRetried, (numbers, { id, expiresAt }) => numbers && applyNewExpiry(numbers, id, expiresAt))
  .reset(sessionEnded);

/** The server rejected a cancel of a number because of its status. Server time, ms since 1970. */
export const cancelRejected = createEvent<{ readonly id: string; readonly at: number }>();

/** The user has seen that the number with this id has ended, or its late message. */
export const endedNumberDismissed = createEvent<string>();

/** `inactive-numbers.ts` recorded an end, or an SMS after it. */
export const inactiveNumbersChanged = createEvent<readonly InactiveNumber[]>();
export const cardNotesChanged = createEvent<ReadonlyMap<string, string>>();

/**
 * Numbers that have ended since the page was loaded, newest first, one page of the list at most: without them
 * a later SMS would have no card.
 */
export const $inactiveNumbers = createStore<readonly InactiveNumber[]>([], { serialize: 'ignore' }).on(
  inactiveNumbersChanged,
  (_, numbers) => numbers,
);

/**
 * All numbers known to this page: the active ones, then the ended ones. A number that has just ended is still
 * on the list as well, without an SMS received since.
 */
export const $allNumbers = combine($activeNumbers, $inactiveNumbers, (active, ended): NumberList => {
  const numbers = active ?? [];
  return [
    ...numbers.filter(isActiveNumber),
    ...ended,
    ...numbers.filter((number) => !isActiveNumber(number)),
  ];
});

/** Codes of each number by its id, oldest first; none is kept outside this page. */
export const $codesOfNumbers = createStore<CodesOfNumbers>(new Map(), { serialize: 'ignore' })
  .on($allNumbers, rememberCodes)
  .reset(sessionEnded);

/** Notes on the order of SMS and end, by id. */
export const $cardNotes = createStore<ReadonlyMap<string, string>>(new Map()).on(
  cardNotesChanged,
  (_, notes) => notes,
);

/** When cancels were rejected, by id of the number. */
export const $rejectedCancels = createStore<ReadonlyMap<string, number>>(new Map())
  .on(cancelRejected, (rejected, { id, at }) => new Map(rejected).set(id, at))
  .reset(sessionEnded);

/** The active numbers whose code has arrived, newest first; null until the first list is there. */
export const $receivedNumbers = $activeNumbers.map((numbers) => numbers?.filter(isReceivedNumber) ?? null);

const numberUpdatesReceived = sample({
  clock: [
    smsReceived.map((all) =>
      all.map((sms) => ({ kind: 'sms' as const, activationId: sms.activationId, sms })),
    ),
    newNumberAnnounced.filterMap(({ number }) =>
      number === null ? undefined : [{ kind: 'bought' as const, activationId: number.activationId, number }],
    ),
    numberExpired.map(({ activationId }) => [{ kind: 'expired' as const, activationId }]),
    numberCancelledByUser.map(({ activationId }) => [{ kind: 'cancelled' as const, activationId }]),
    numberCompletedByUser.map(({ activationId }) => [{ kind: 'used' as const, activationId }]),
  ],
  source: $clock,
  fn: (clock, all): readonly NumberUpdate[] => all.map((update) => ({ ...update, at: clock.now() })),
});

/**
 * Messages about numbers, in order; of several of one kind about one number the last. A list requested before
 * a message does not contain it yet.
 */
const $numberUpdates = createStore<readonly NumberUpdate[]>([], { serialize: 'ignore' })
  .on(numberUpdatesReceived, deduplicateUpdates)
  .reset(sessionEnded);

/**
 * SMS received by this page, newest last, whatever its lists contain; none of cancelled and completed
 * numbers.
 */
export const $receivedSms = $numberUpdates.map(smsUpdatesOf);

/** SMS of numbers unknown to this page: the list with their numbers is loading. Newest first. */
export const $unlistedSms = combine(
  $receivedSms,
  $allNumbers,
  query.$requestedAt,
  (all, numbers, requestedAt) =>
    all
      .filter(({ activationId, at }) => at >= requestedAt && findNumber(numbers, activationId) === undefined)
      .map(({ sms }) => sms)
      .toReversed(),
);

/** Number of codes received on active numbers, as far as this page knows. */
export const $receivedCount = combine(
  $receivedNumbers,
  $unlistedSms,
  (numbers, unlisted) => (numbers?.length ?? 0) + unlisted.length,
);

sample({
  clock: [numberUpdatesReceived, activeNumbersInvalidated],
  fn: () => undefined,
  target: query.earlyFetchInvalidated,
});

sample({
  clock: numberPurchased,
  source: $activeNumbers,
  filter: (numbers, { purchaseId }) => purchaseId === null || !numbers?.some(({ id }) => id === purchaseId),
  fn: (_, announced) => announced,
  target: newNumberAnnounced,
});

sample({
  clock: activeNumbersInvalidated,
  source: [$activeNumbers, query.$isPending] as const,
  filter: ([numbers, isPending]) => numbers !== null || isPending,
  target: query.invalidated,
});

const idsUpdated = sample({
  clock: [
    smsReceived,
    merge([numberExpired, numberCancelledByUser, numberCompletedByUser]).map((update) => [update]),
  ],
  source: $activeNumbers,
  fn: (numbers, updates) =>
    updates.map(({ activationId }) => findNumber(numbers ?? [], activationId)?.id ?? null),
});

const numbersChanged = merge([
  merge([
    numberCancelled,
    numberCompleted,
    numberRetried.map(({ id }) => id),
    newNumberAnnounced.filterMap(({ number }) => number?.id),
    numberRefetched.map(({ id }) => id),
  ]).map((id) => [id]),
  idsUpdated.map((ids) => ids.filter((id) => id !== null)).filter({ fn: (ids) => ids.length > 0 }),
]);

/** Ids of the numbers that changed here while a list was on its way. */
const $changed = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(numbersChanged, (ids, changed) => new Set([...ids, ...changed]))
  .reset(query.started, sessionEnded);

sample({ clock: numbersChanged, fn: () => undefined, target: query.updatedLocally });

/** True while a list is loading. */
export const $isActiveNumbersLoading = query.$isPending;

/** Error text when the list cannot be loaded. */
export const ACTIVE_NUMBERS_FAILED = 'Failed to fetch active numbers';

const loadFailed = sample({
  clock: activeNumbersFailed,
  source: $activeNumbers,
  // A 429 is a wait that its notice names, and no load error (spec §2): the numbers stay, and the list is read after it.
  fn: (numbers, error) => ({ error, isPostponed: numbers !== null && (retryAfterMs(error) ?? 0) > 0 }),
});
sample({
  clock: loadFailed,
  filter: ({ isPostponed }) => isPostponed,
  fn: () => undefined,
  target: query.invalidated,
});

/** Why the last load failed; the earlier numbers stay. Null when it did not. */
export const $activeNumbersError = createStore<string | null>(null)
  .on(loadFailed, (shown, { error, isPostponed }) =>
    isPostponed ? shown : errorText(error, ACTIVE_NUMBERS_FAILED),
  )
  .reset(listReceived, sessionEnded);

/** Status of the screen: `loading` only before the first response. */
export const $activeNumbersStatus = combine(
  $activeNumbers,
  $activeNumbersError,
  (numbers, error): 'loading' | 'ready' | 'failed' => {
    if (error !== null) return 'failed';
    return numbers === null ? 'loading' : 'ready';
  },
);

const listResponded = merge([
  sample({ clock: query.succeeded, source: $changed, fn: (changed, answered) => ({ ...answered, changed }) }),
  // The other tab's call began after the last change in this tab.
  query.pushData.map((pushed) => ({ ...pushed, changed: new Set<string>() })),
]);
sample({
  clock: listResponded,
  source: { numbers: $activeNumbers, updates: $numberUpdates },
  fn: ({ numbers, updates }, { result, startedAt, changed }) => {
    const list = updates.filter(({ at }) => at >= startedAt).reduce(applyUpdate, result.numbers);
    return { list, changed, isUnexpected: numbers !== null && hasDifferentNumbers(numbers, list) };
  },
  target: listReceived,
});
// A number that appears or disappears means that money has moved.
sample({
  clock: listReceived,
  filter: ({ isUnexpected }) => isUnexpected,
  target: balanceInvalidated,
});

// A message about a number that is not on the list: it was bought elsewhere, or the list is still loading.
sample({
  clock: idsUpdated,
  filter: (ids) => ids.includes(null),
  fn: () => undefined,
  target: activeNumbersInvalidated,
});
// A page such as the settings loads no list, but only a list contains the service of the code: also while the
// page is hidden, for the notification.
sample({
  clock: smsReceived,
  source: $activeNumbers,
  filter: (numbers) => numbers === null,
  fn: () => undefined,
  target: activeNumbersRequested,
});
// The webhook message does not contain the change.
sample({ clock: numberUpdatedByWebhook, target: activeNumbersInvalidated });
// The protocol replays no messages after a gap, and a call that began before may lack changes made during it.
condition({
  source: reconnected,
  if: equals($activeNumbers, null),
  then: activeNumbersInvalidated,
  else: query.restarted,
});

function applyEnd(numbers: NumberList, activationId: string, status: 'cancelled' | 'used'): NumberList {
  return applyStatus(numbers, findNumber(numbers, activationId)?.id ?? null, status);
}

function deduplicateUpdates(
  all: readonly NumberUpdate[],
  updates: readonly NumberUpdate[],
): readonly NumberUpdate[] {
  const latest = new Map<string, NumberUpdate>();
  for (const one of [...all, ...updates]) {
    const key = `${one.kind} ${one.activationId}`;
    latest.delete(key);
    latest.set(key, one);
  }
  return [...latest.values()].slice(-NUMBER_UPDATES_MAX);
}
