import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { CANCEL_WINDOW_MS, NUMBER_LIFETIME_MS, REQUEST_TIMEOUT_MS } from '../../limits/spec';
import { formatTime } from '../../lib/format/date-time';
import type { PurchasedNumber } from '../../contracts/number';
import type { StorageKey } from '../../lib/ports';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { activeNumbersRequested } from '../list/active-numbers-query';
import { $toasts } from '../../lib/toasts/toasts';
import { $retry, retryClicked } from './retry';
import { historyUrlChanged } from '../../history/list/history-list';
import { networkError } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

const later = NOON + 1_000 + NUMBER_LIFETIME_MS;
const REQUESTED = `Waiting until ${formatTime(later)}. Cancel & Refund from ${formatTime(later - CANCEL_WINDOW_MS)}.`;
const loseResponse = () => Promise.reject(networkError);
const listOf = (...numbers: PurchasedNumber[]) => ({ numbers, pagination: null });

interface Lists {
  /** What the user sees on History. Default: the number. */
  readonly shown?: () => PurchasedNumber[];
  /** What waits by the history. Default: the number. */
  readonly waiting?: () => PurchasedNumber[];
}

/** A tab that shows the history; `stored` survives it. */
const open = async (
  calls: FakeCalls,
  { shown = () => [aNumber()], waiting = () => [aNumber()] }: Lists = {},
  stored = new Map<StorageKey, unknown>(),
) => {
  const { scope, client, callsTo } = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: {
      activeNumbers: () => listOf(aNumber()),
      services: () => [],
      countries: () => [],
      history: ({ query: { status } }) => listOf(...(status === 'waiting' ? waiting() : shown())),
      ...calls,
    },
    stored,
  });
  await allSettled(activeNumbersRequested, { scope });
  await allSettled(historyUrlChanged, { scope, params: '' });
  await vi.advanceTimersByTimeAsync(1_000);
  const ask = async () => {
    await Promise.all([
      allSettled(retryClicked, { scope, params: '1' }),
      allSettled(retryClicked, { scope, params: '1' }),
      vi.advanceTimersByTimeAsync(1_000),
    ]);
  };
  return {
    scope,
    ask,
    retry: () => scope.getState($retry),
    made: client.made,
    callsTo,
    toasts: () => scope.getState($toasts).map(({ text }) => text),
  };
};

it('retry: is sent once a click, with a key of its own, and reloads the list', async () => {
  const { ask, retry, made, callsTo, toasts } = await open({ retryNumber: () => ({ expiresAt: later }) });
  const before = [callsTo('history'), callsTo('activeNumbers')];
  await ask();
  expect([callsTo('history'), callsTo('activeNumbers')]).toEqual(before.map((count) => count + 1));
  expect(toasts()).toEqual([REQUESTED]);
  expect(retry()).toMatchObject({ id: '1', phase: null, error: null });
  await ask();
  const sent = made.filter(({ name }) => name === 'retryNumber');
  expect(sent.map(({ request }) => request)).toEqual([{ params: { id: '1' } }, { params: { id: '1' } }]);
  expect(sent.map(({ key }) => typeof key)).toEqual(['string', 'string']);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

it('retry: a lost one is recognised by the new expiry, and never repeated', async () => {
  let expiresAt = NOON + 900_000;
  const retryNumber = () => {
    expiresAt = later;
    return loseResponse();
  };
  const { ask, callsTo, toasts } = await open({ retryNumber }, { waiting: () => [aNumber({ expiresAt })] });
  await ask();
  expect(toasts()).toEqual([REQUESTED]);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(callsTo('retryNumber')).toBe(1);
});

it.each([
  ['what expires later is another number', [aNumber({ id: '2', expiresAt: later })]],
  ['the expiry of the number is not known', [aNumber({ expiresAt: null })]],
  [
    'the expiry is the one it had at the click',
    [aNumber({ expiresAt: later })],
    aNumber({ expiresAt: later }),
  ],
])('retry: counts as failed after its deadline where %s', async (_, numbers, shown = aNumber()) => {
  const { ask, retry, callsTo, toasts } = await open(
    { activeNumbers: () => listOf(...numbers), retryNumber: loseResponse },
    { shown: () => [aNumber({ id: '2' }), shown], waiting: () => numbers },
  );
  const lists = callsTo('activeNumbers');
  await ask();
  expect(callsTo('activeNumbers')).toBe(lists);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(retry()).toMatchObject({ id: '1', phase: null, error: 'Failed to request retry' });
  expect(toasts()).toEqual([]);
  expect(callsTo('retryNumber')).toBe(1);
});

it.each([
  ['is not there', loseResponse],
  ['shows others', () => listOf(aNumber({ id: '2' }))],
] as const)(
  'retry: a lost one requires the user where the list %s and the history shows others: no expiry can be recognised as new',
  async (_, firstList) => {
    const server = { waiting: [aNumber({ id: '2' })] };
    const { ask, retry, toasts } = await open(
      { activeNumbers: firstList, retryNumber: loseResponse },
      { shown: () => [aNumber({ id: '2' })], waiting: () => server.waiting },
    );
    server.waiting = [aNumber({ expiresAt: later })];
    await ask();
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(retry()).toMatchObject({ id: '1', phase: 'ambiguous', error: null });
    expect(toasts()).toEqual([]);
  },
);
