import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { createTestScope } from '../testing/harness/create-test-scope';
import { $healthGate, checkHealthFx, retryConnectionClicked } from './health-check';
import { aRejection, networkError } from '../testing/fixtures/a-rejection';

const check = async (health: () => null | Promise<null>) => {
  const { scope } = createTestScope({ calls: { health } });
  await allSettled(checkHealthFx, { scope });
  return scope;
};

it.each<[string, ApiError | null, string]>([
  ['a response', null, 'reachable'],
  ['a 200 whose body is no JSON', { kind: 'malformed' }, 'reachable'],
  ['another status', aRejection({ status: 204 }), 'unreachable'],
  [
    'a refusal of the address of the page',
    aRejection({ status: 403, text: 'Origin not allowed' }),
    'refused',
  ],
])('health check: after %s', async (_, error, gate) => {
  const scope = await check(() => (error === null ? null : Promise.reject(error)));
  expect(scope.getState($healthGate)).toBe(gate);
});

it('health check: passes after a retry', async () => {
  let isUp = false;
  const scope = await check(() => (isUp ? null : Promise.reject(networkError)));
  isUp = true;
  await allSettled(retryConnectionClicked, { scope });
  expect(scope.getState($healthGate)).toBe('reachable');
});
