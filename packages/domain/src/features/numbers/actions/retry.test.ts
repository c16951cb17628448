import { allSettled, scopeBind } from 'effector';
import { expect, it, vi } from 'vitest';
import { NUMBER_LIFETIME_MS, PAGE_SIZE, REQUEST_TIMEOUT_MS } from '../../../limits';
import { wentOffline } from '../../../lib/page';
import { $ports, noBrowser, type StorageWrite, type StorageKey } from '../../../lib/ports';
import { aNumber, createTestScope, NOON, type FakeCalls } from '../../../testing';
import { networkError, rejected } from '../../../testing/fixtures/deposits.fixture';
import { $activeNumbers, activeNumbersRequested } from '../list/active-numbers';
import { $toasts } from '../../notifications/toasts/toasts';
import { $retry, retryClicked, retryAbandonClicked, retryRestoreRequested } from './retry';
import { historyUrlChanged } from '../../history/list/query';
import { useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock(NOON);

const later = NOON + 1_000 + NUMBER_LIFETIME_MS;

/** A tab that shows the history; `stored` survives it. */
const open = async (calls: FakeCalls, stored = new Map<StorageKey, unknown>()) => {
  const { scope, client } = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: {
      history: () => ({ numbers: [aNumber()], pagination: null }),
      activeNumbers: () => ({ numbers: [aNumber()], pagination: null }),
      services: () => [],
      countries: () => [],
      ...calls,
    },
    values: [
      [
        $ports,
        {
          ...noBrowser,
          readStorage: (name: StorageKey) => stored.get(name) ?? null,
          writeStorage: ({ name, value }: StorageWrite) => void stored.set(name, value),
        },
      ],
    ],
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
    callsTo: (wanted: string) => client.made.filter(({ name }) => name === wanted).length,
    toasts: () => scope.getState($toasts).map(({ text }) => text),
  };
};

it('retry: is sent once, moves the expiry, and reloads the list', async () => {
  const { scope, ask, retry, callsTo, toasts } = await open({
    activeNumbers: () => ({ numbers: [aNumber({ expiresAt: later })], pagination: null }),
    retryNumber: () => ({ expiresAt: later }),
  });
  const before = [callsTo('history'), callsTo('activeNumbers')];
  await allSettled(retryClicked, { scope, params: '1' });
  expect(scope.getState($activeNumbers)?.[0]?.expiresAt).toBe(later);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(callsTo('retryNumber')).toBe(1);
  expect([callsTo('history'), callsTo('activeNumbers')]).toEqual(before.map((count) => count + 1));
  expect(toasts()).toEqual(['Requested another SMS. Check Active Numbers.']);
  expect(retry()).toEqual({ id: '1', phase: null, error: null });
  await ask();
  expect(callsTo('retryNumber')).toBe(2);
});

it.each([
  rejected(400, 'INVALID_STATUS_FOR_RETRY', 'Can only request retry for waiting numbers'),
  rejected(500, 'RETRY_FAILED', 'Failed to request retry'),
])('retry: rejected with %j shows the text of the server and unlocks the button', async (refused) => {
  const { ask, retry } = await open({ retryNumber: () => Promise.reject(refused) });
  await ask();
  expect(retry()).toMatchObject({ phase: null, error: refused.kind === 'rejected' && refused.text });
});

it('retry: is not sent while offline', async () => {
  const { scope, ask, retry, callsTo } = await open({});
  await allSettled(wentOffline, { scope });
  await ask();
  expect(callsTo('retryNumber')).toBe(0);
  expect(retry().error).toContain('offline');
});

it('retry: a lost one is recognised by the new expiry, and never repeated', async () => {
  let expiresAt = NOON + 900_000;
  const { ask, callsTo, toasts } = await open({
    activeNumbers: () => ({ numbers: [aNumber({ expiresAt })], pagination: null }),
    retryNumber: () => {
      expiresAt = later;
      return Promise.reject(networkError);
    },
  });
  await ask();
  expect(toasts()).toEqual(['Requested another SMS. Check Active Numbers.']);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(callsTo('retryNumber')).toBe(1);
});

it('retry: a lost one is reconciled until the deadline, unless the user abandons it', async () => {
  const { scope, ask, retry, callsTo } = await open({ retryNumber: () => Promise.reject(networkError) });
  await ask();
  await ask();
  expect(retry()).toMatchObject({ id: '1', phase: 'checking' });
  expect(callsTo('retryNumber')).toBe(1);
  await allSettled(retryAbandonClicked, { scope });
  expect(retry().phase).toBeNull();
});

it('retry: is sent for the clicked number, with a key for each click', async () => {
  const { ask, made } = await open({ retryNumber: () => ({ expiresAt: later }) });
  await ask();
  await ask();
  const asked = made.filter(({ name }) => name === 'retryNumber');
  expect(asked.map(({ request }) => request)).toEqual([{ params: { id: '1' } }, { params: { id: '1' } }]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  expect(asked.map(({ key }) => typeof key)).toEqual(['string', 'string']);
});

it('retry: moves the expiry of that number only, before any list arrives', async () => {
  const numbers = [aNumber(), aNumber({ id: '2', activationId: 'a2' })];
  let isSlow = false;
  const { scope } = await open({
    activeNumbers: () => (isSlow ? new Promise(() => undefined) : { numbers, pagination: null }),
    retryNumber: () => ({ expiresAt: later }),
  });
  isSlow = true;
  scopeBind(retryClicked, { scope })('1');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(scope.getState($activeNumbers)?.map(({ expiresAt }) => expiresAt)).toEqual([later, NOON + 900_000]);
});

it('retry: a rejection without a reason has the default text', async () => {
  const { ask, retry } = await open({ retryNumber: () => Promise.reject(rejected(404, null)) });
  await ask();
  expect(retry().error).toBe('Failed to request retry');
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
  const { ask, retry, callsTo, toasts, made } = await open({
    history: () => ({ numbers: [aNumber({ id: '2' }), shown], pagination: null }),
    activeNumbers: () => ({ numbers, pagination: null }),
    retryNumber: () => Promise.reject(networkError),
  });
  await ask();
  expect(made.at(-1)?.request).toEqual({ query: { page: 1, limit: PAGE_SIZE } });
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(retry()).toEqual({ id: '1', phase: null, error: 'Failed to request retry' });
  expect(toasts()).toEqual([]);
  expect(callsTo('retryNumber')).toBe(1);
});

it('retry: the first expiry of a number without one is its result, unless it is older than the click', async () => {
  let expiresAt = NOON + 900_000;
  const { ask, retry, toasts } = await open({
    history: () => ({ numbers: [aNumber({ expiresAt: null })], pagination: null }),
    activeNumbers: () => ({ numbers: [aNumber({ expiresAt })], pagination: null }),
    retryNumber: () => Promise.reject(networkError),
  });
  await ask();
  expect(retry().phase).toBe('checking');
  expiresAt = later;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(toasts()).toEqual(['Requested another SMS. Check Active Numbers.']);
});

it.each([
  ['is not there', () => Promise.reject(networkError)],
  ['shows others', () => ({ numbers: [aNumber({ id: '2' })], pagination: null })],
] as const)(
  'retry: a lost one requires the user where the list %s and the history shows others: no expiry can be recognised as new',
  async (_, firstList) => {
    let list: NonNullable<FakeCalls['activeNumbers']> = firstList;
    const { ask, retry, toasts } = await open({
      history: () => ({ numbers: [aNumber({ id: '2' })], pagination: null }),
      activeNumbers: (request) => list(request),
      retryNumber: () => Promise.reject(networkError),
    });
    list = () => ({ numbers: [aNumber({ expiresAt: later })], pagination: null });
    await ask();
    expect(retry()).toEqual({ id: '1', phase: 'ambiguous', error: null });
    expect(toasts()).toEqual([]);
  },
);

it('retry: reconciliation continues after a page reload', async () => {
  const stored = new Map<StorageKey, unknown>();
  const before = await open({ retryNumber: () => Promise.reject(networkError) }, stored);
  await before.ask();
  const { scope, retry, toasts, callsTo } = await open(
    { activeNumbers: () => ({ numbers: [aNumber({ expiresAt: later })], pagination: null }) },
    stored,
  );
  scopeBind(retryRestoreRequested, { scope })();
  expect(retry()).toEqual({ id: '1', phase: 'checking', error: null });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(toasts()).toEqual(['Requested another SMS. Check Active Numbers.']);
  expect(callsTo('retryNumber')).toBe(0);
  expect(stored.get('unsettled-retry')).toBeNull();
});
