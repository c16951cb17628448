import { expect, it, vi } from 'vitest';
import type { CallClass } from '../../contracts/operation';
import type { ApiError } from '../errors/api-error';
import { withRetry } from './retry-policy';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { aRejection, rejected } from '../../testing/fixtures/a-rejection';

const cut: ApiError = { kind: 'network', elapsedMs: 1 };
const timeout: ApiError = { kind: 'timeout', elapsedMs: 60_000 };
const limited = aRejection({ status: 500, text: 'Rate limit exceeded' });

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

it.each<[string, CallClass, unknown, readonly number[]]>([
  ['a read without an answer is sent twice more, after waits that double', 'read', cut, [0, 500, 1_500]],
  ['a computation is sent twice more', 'compute', cut, [0, 500, 1_500]],
  ['a read is sent twice more after a failure of the server', 'read', rejected(500), [0, 500, 1_500]],
  ['a read past its deadline is sent once: the wait was long enough', 'read', timeout, [0]],
  ['a read that was refused is sent once', 'read', rejected(499), [0]],
  ['a read at the limit of the provider, told by a 500, is sent once', 'read', limited, [0]],
  ['a read with a broken answer is sent once', 'read', { kind: 'malformed' }, [0]],
  ['a read that meets a bug is sent once', 'read', new Error('bug'), [0]],
  ['a call that ends something is sent once', 'idempotent', cut, [0]],
  ['a money call is sent once', 'money', cut, [0]],
  ['a sign-in is sent once', 'auth', cut, [0]],
])('retry policy: %s', async (_, callClass, failure, attempts) => {
  expect(await attemptsOf(callClass, failure)).toEqual(attempts);
});

it('retry policy: waits half of the delay plus a random part', async () => {
  expect(await attemptsOf('read', cut, 0)).toEqual([0, 250, 750]);
  expect(await attemptsOf('read', cut, 0.5)).toEqual([0, 375, 1_125]);
});

it('retry policy: a read whose operation allows no retry is sent once', async () => {
  expect(await attemptsOf('read', cut, 1, 0)).toEqual([0]);
});
