import { expect, it, vi } from 'vitest';
import type { CallClass } from '../../contracts/operation';
import type { ApiError } from '../errors/api-error';
import { withRetry } from './retry-policy';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { aRejection } from '../../testing/fixtures/a-rejection';

const cut: ApiError = { kind: 'network', elapsedMs: 1 };
const rejected = (status: number, text: string | null = null): ApiError => aRejection({ status, text });

/** After how many ms each attempt of a call is made that never succeeds. */
const attemptsOf = async (
  callClass: CallClass,
  failure: unknown,
  random = 1,
  retries?: number,
): Promise<readonly number[]> => {
  const began = Date.now();
  const attempts: number[] = [];
  const run = () => {
    attempts.push(Date.now() - began);
    return Promise.reject(failure);
  };
  const call = withRetry({ callClass, ...(retries !== undefined && { retries }) }, run, () => random);
  const outcome = expect(call).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await outcome;
  return attempts;
};

useFakeClock();

it.each(['read', 'compute'] as const)(
  'retry of a safe call: is sent twice more, after waits that double: %s',
  async (callClass) => {
    expect(await attemptsOf(callClass, cut)).toEqual([0, 500, 1_500]);
  },
);

it('retry of a safe call: waits half of the delay plus a random part', async () => {
  expect(await attemptsOf('read', cut, 0)).toEqual([0, 250, 750]);
  expect(await attemptsOf('read', cut, 0.5)).toEqual([0, 375, 1_125]);
});

it.each([500, 503])('retry of a safe call: happens after a %i', async (status) => {
  expect(await attemptsOf('read', rejected(status))).toHaveLength(3);
});

it.each([
  ['the deadline passed: the wait was long enough', { kind: 'timeout', elapsedMs: 60_000 }],
  ['the server refused it', rejected(499)],
  [
    'the limit of the provider was hit, which some calls report as a 500',
    rejected(500, 'Rate limit exceeded'),
  ],
  ['the answer is broken', { kind: 'malformed' }],
  ['the session has changed', { kind: 'stale-session' }],
  ['the program has a bug', new Error('bug')],
])('retry of a safe call: does not happen when %s', async (_, failure) => {
  expect(await attemptsOf('read', failure)).toEqual([0]);
});

it('retry policy: a read whose operation allows no retry is sent once', async () => {
  expect(await attemptsOf('read', rejected(500), 1, 0)).toEqual([0]);
});

it.each(['idempotent', 'money', 'auth'] as const)(
  'retry policy: a call that could take effect twice is sent once: %s',
  async (callClass) => {
    expect(await attemptsOf(callClass, cut)).toEqual([0]);
  },
);
