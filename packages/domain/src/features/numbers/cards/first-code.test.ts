import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StorageKey } from '../../../lib/ports';
import { aNumber, aReceivedSms, createTestScope, NOON } from '../../../testing';
import { smsReceived } from '../../../realtime/messages/events';
import { accountCreated } from '../../session/start-up';
import { activeNumbersRequested } from '../list/active-numbers';
import { activeNumbersScreen } from '../list/polling';
import { $isFirstCodeAhead } from './first-code';
import { $guidedNumberId } from './guide';
import { cardsShown } from './server-now';

// The cards tick, so the timers are real.
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const older = aNumber();
const newer = aNumber({ id: '2', activationId: 'a2' });

/** A browser whose user opens Active Numbers, in one page after the other. */
const aBrowser = () => {
  const stored = new Map<StorageKey, unknown>();
  return async (numbers: readonly ReturnType<typeof aNumber>[]) => {
    const { scope } = createTestScope({
      calls: { activeNumbers: () => ({ numbers, pagination: null }) },
      user: { id: '7', username: 'ada' },
      stored,
    });
    await allSettled(activeNumbersScreen.toggled, { scope, params: true });
    await allSettled(activeNumbersRequested, { scope });
    await allSettled(cardsShown, { scope });
    return {
      scope,
      guided: () => scope.getState($guidedNumberId),
      isAhead: () => scope.getState($isFirstCodeAhead),
    };
  };
};

it('first code: guides the first of the waiting numbers until a code arrives, and then never again', async () => {
  const openPage = aBrowser();
  const { scope, guided } = await openPage([newer, older]);
  await allSettled(accountCreated, { scope });
  expect(guided()).toBe('2');
  await allSettled(smsReceived, { scope, params: [aReceivedSms({ activationId: 'a1' })] });
  expect(guided()).toBeNull();
  const next = await openPage([newer]);
  await allSettled(accountCreated, { scope: next.scope });
  expect(next.guided()).toBeNull();
});
