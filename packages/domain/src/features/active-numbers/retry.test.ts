import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { REPEATED_READ_GAP_MS } from '../../limits';
import { NOON, aNumber } from '../../testing';
import { openScreen, pass, rejected } from '../../testing/numbers.fixture';
import { $activeNumbers } from './numbers';
import { activeNumbersRequested } from '.';
import { retryNumberFx } from './retry';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async (answer: () => { expiresAt: number } | Promise<never>) => {
  const screen = openScreen([aNumber(), aNumber({ id: '2', activationId: 'a2' })], { retryNumber: answer });
  await allSettled(activeNumbersRequested, { scope: screen.scope });
  // From here on, a read makes a call of its own.
  await pass(REPEATED_READ_GAP_MS);
  await allSettled(retryNumberFx, { scope: screen.scope, params: { params: { id: '2' } } });
  const expiries = screen.scope.getState($activeNumbers)?.map(({ expiresAt }) => expiresAt);
  return { expiries, loads: screen.countOf('activeNumbers'), retries: screen.countOf('retryNumber') };
};

const before = NOON + 900_000;
const later = NOON + 2_000_000;

it('moves the expiry of its number alone', async () => {
  expect(await open(() => ({ expiresAt: later }))).toEqual({
    expiries: [before, later],
    loads: 1,
    retries: 1,
  });
});

it('looks at the list when the answer is lost, and asks once', async () => {
  const lost: ApiError = { kind: 'network', elapsedMs: 1 };
  expect(await open(() => Promise.reject(lost))).toMatchObject({ loads: 2, retries: 1 });
});

it('changes nothing when the server refuses', async () => {
  const refused = rejected(400, 'No');
  expect(await open(() => Promise.reject(refused))).toMatchObject({ expiries: [before, before], loads: 1 });
});
