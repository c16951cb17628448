import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { createTestScope } from '../testing/harness/create-test-scope';
import { $healthGate, checkHealthFx, retryConnectionClicked } from './health-check';
import { aRejection } from '../testing/fixtures/a-rejection';

const check = async (health: () => null | Promise<null>) => {
  const { scope } = createTestScope({ calls: { health } });
  await allSettled(checkHealthFx, { scope });
  return { scope };
};

it.each([
  ['the server responds', () => null],
  ['status 200 has a body that is no JSON', () => Promise.reject({ kind: 'malformed' } satisfies ApiError)],
])('health check: passes when %s', async (_, health) => {
  const { scope } = await check(health);
  expect(scope.getState($healthGate)).toBe('reachable');
});

it('health check: fails while the server is unreachable, and passes after a retry', async () => {
  let isUp = false;
  const down: ApiError = { kind: 'network', elapsedMs: 1 };
  const { scope } = await check(() => (isUp ? null : Promise.reject(down)));
  expect(scope.getState($healthGate)).toBe('unreachable');

  isUp = true;
  await allSettled(retryConnectionClicked, { scope });
  expect(scope.getState($healthGate)).toBe('reachable');
});

it.each([204, 404, 500])('health check: fails on status %i', async (status) => {
  const refused: ApiError = aRejection({ status });
  const { scope } = await check(() => Promise.reject(refused));
  expect(scope.getState($healthGate)).toBe('unreachable');
});

it('health check: a server that refuses the address of the page is named', async () => {
  const { scope } = await check(() =>
    Promise.reject(aRejection({ status: 403, text: 'Origin not allowed' })),
  );
  expect(scope.getState($healthGate)).toBe('refused');
});
