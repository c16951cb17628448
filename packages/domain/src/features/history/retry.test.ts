import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NUMBER_LIFETIME_MS, REQUEST_TIMEOUT_MS } from '../../limits';
import { wentOffline } from '../../lib/page';
import { aNumber, createTestScope, NOON, type FakeCalls } from '../../testing';
import { lost, rejected } from '../../testing/deposits.fixture';
import { $activeNumbers, activeNumbersRequested } from '../active-numbers';
import { $toasts } from '../toasts';
import { $retry, historyAddressRead, retryClicked, retryGiveUpClicked } from './index';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = NOON + 1_000 + NUMBER_LIFETIME_MS;

const open = async (calls: FakeCalls) => {
  const { scope, client } = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: {
      history: () => ({ numbers: [aNumber()], pagination: null }),
      activeNumbers: () => ({ numbers: [aNumber()], pagination: null }),
      services: () => [],
      countries: () => [],
      ...calls,
    },
  });
  await allSettled(activeNumbersRequested, { scope });
  await allSettled(historyAddressRead, { scope, params: '' });
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
    callsTo: (wanted: string) => client.made.filter(({ name }) => name === wanted).length,
    toasts: () => scope.getState($toasts).map(({ text }) => text),
  };
};

it('asks once, moves the expiry, and reads what has changed', async () => {
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
  expect(toasts()).toEqual(['Another SMS was requested. See Active Numbers.']);
  expect(retry()).toEqual({ id: '1', phase: null, error: null });
  await ask();
  expect(callsTo('retryNumber')).toBe(2);
});

it('says why the server refuses', async () => {
  const refused = rejected(400, 'INVALID_STATUS_FOR_RETRY', 'Can only request retry for waiting numbers');
  const { ask, retry } = await open({ retryNumber: () => Promise.reject(refused) });
  await ask();
  expect(retry()).toMatchObject({ phase: null, error: 'Can only request retry for waiting numbers' });
});

it('sends nothing without a network', async () => {
  const { scope, ask, retry, callsTo } = await open({});
  await allSettled(wentOffline, { scope });
  await ask();
  expect(callsTo('retryNumber')).toBe(0);
  expect(retry().error).toContain('offline');
});

it('recognises a lost retry by the new expiry, and never repeats it', async () => {
  let expiresAt = NOON + 900_000;
  const { ask, callsTo, toasts } = await open({
    activeNumbers: () => ({ numbers: [aNumber({ expiresAt })], pagination: null }),
    retryNumber: () => {
      expiresAt = later;
      return Promise.reject(lost);
    },
  });
  await ask();
  expect(toasts()).toEqual(['Another SMS was requested. See Active Numbers.']);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(callsTo('retryNumber')).toBe(1);
});

it('keeps looking for a lost retry until the deadline, unless the user does not wait', async () => {
  const { scope, ask, retry, callsTo } = await open({ retryNumber: () => Promise.reject(lost) });
  await ask();
  await ask();
  expect(retry()).toMatchObject({ id: '1', phase: 'checking' });
  expect(callsTo('retryNumber')).toBe(1);
  await allSettled(retryGiveUpClicked, { scope });
  expect(retry().phase).toBeNull();
});
