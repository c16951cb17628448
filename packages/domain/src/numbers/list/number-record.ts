import { createEvent, createStore, sample } from 'effector';
import { history } from '../../contracts/numbers-calls';
import { $isSmsBudgetReserved, isBudgetReserved } from '../../api/client/rate-limit-budget';
import { createClientFx } from '../../api/client/operation-fx';
import { $isFollower, resultBroadcast, resultReceived } from '../../api/cross-tab/cross-tab-cache';
import { isRateLimited } from '../../api/errors/api-error';
import { $clock } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { PAGE_SIZE } from '../../limits/spec';
import { RECORD, SLOW_READ_MS } from '../../limits/tuning';
import { $numbers, activeNumbersListed, numbersRecorded } from './active-numbers';
import {
  activeNumbersInvalidated,
  activeNumbersQuery,
  activeNumbersRefreshClicked,
} from './active-numbers-query';
import { isLive } from './known-number';
import { readRecord, type NumberRecord } from './read-record';

/** Reads all live numbers from the history; `startedAt`: ms since 1970 on this machine. */
const readRecordFx = createClientFx((client, _: { readonly startedAt: number }) =>
  readRecord((request) => client.call(history, request), ['waiting', 'received']),
);

const listLate = createEvent();
const listLateSet = createTimer(listLate);

// The list asks the provider for each waiting number: with 25 it takes a minute, and a number's end does not
// wait for it.
sample({
  clock: activeNumbersQuery.started,
  source: $numbers,
  fn: ({ total }) => (total === null ? RECORD.besideMs : SLOW_READ_MS),
  target: listLateSet,
});
sample({ clock: listLate, fn: () => RECORD.lateMs, target: listLateSet });
sample({
  clock: readRecordFx.fail,
  source: $numbers,
  filter: ({ total }) => total === null,
  fn: () => RECORD.freshMs,
  target: listLateSet,
});
sample({
  clock: [activeNumbersQuery.received, activeNumbersQuery.failed],
  fn: () => Infinity,
  target: listLateSet,
});

/** How many of all numbers are known; null when all are, or fit on the list's page. */
const $shortage = $numbers.map(({ byId, total }) => {
  const known = [...byId.values()].filter((one) => isLive(one) && !one.isPartial && !one.isUnlisted).length;
  return total !== null && total > PAGE_SIZE && known !== total ? `${known} of ${total}` : null;
});

/** While nothing is known, it is the user's own call. */
const $isBudgetSpent = isBudgetReserved('sms', 0);

/**
 * True until the numbers beyond the list's page are read: once, again when the total has changed, and after a
 * change unseen.
 */
const $isRestDue = createStore(false)
  .on($shortage, (_, shortage) => shortage !== null)
  .on([activeNumbersRefreshClicked, activeNumbersInvalidated, readRecordFx.fail], () => true)
  .reset(numbersRecorded);
const restNeeded = sample({
  clock: [activeNumbersListed, $isSmsBudgetReserved],
  source: { isDue: $isRestDue, numbers: $numbers, isFollower: $isFollower },
  // The leader reads and shares them.
  filter: ({ isDue, numbers, isFollower }) => isDue && !isFollower && (numbers.total ?? 0) > PAGE_SIZE,
});

/** When the newest one began. */
const $startedAt = createStore(0).on(readRecordFx, (_, { startedAt }) => startedAt);
sample({
  clock: [listLate, activeNumbersQuery.failed.filter({ fn: (error) => !isRateLimited(error) }), restNeeded],
  source: {
    clock: $clock,
    startedAt: $startedAt,
    numbers: $numbers,
    isReserved: $isSmsBudgetReserved,
    isSpent: $isBudgetSpent,
  },
  filter: ({ clock, startedAt, numbers: { total }, isReserved, isSpent }) =>
    !(total === null ? isSpent : isReserved) && Math.abs(clock.now() - startedAt) >= RECORD.freshMs,
  fn: ({ clock }) => ({ startedAt: clock.now() }),
  target: readRecordFx,
});

/** Other tabs take what this one read. */
const SHARED = { path: history.path, key: 'live numbers' } as const;
const recorded = readRecordFx.done.map(({ params, result }) => ({ ...result, ...params }));
sample({
  clock: recorded,
  fn: ({ startedAt, ...result }) => ({ ...SHARED, result, startedAt }),
  target: resultBroadcast,
});
sample({
  clock: [
    recorded,
    resultReceived.filterMap(({ path, key, result, startedAt }) =>
      path === SHARED.path && key === SHARED.key
        ? // Only tabs of the same build share responses.
          { ...(result as NumberRecord), startedAt }
        : undefined,
    ),
  ],
  target: numbersRecorded,
});
