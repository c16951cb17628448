import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { createTestScope } from '../testing/harness/create-test-scope';
import { $healthGate, checkHealthFx } from './health-check';
import { aRejection } from '../testing/fixtures/a-rejection';

it.each<[string, ApiError | null, string]>([
  ['a response', null, 'reachable'],
  ['a 200 whose body is no JSON', { kind: 'malformed' }, 'reachable'],
  ['no response', { kind: 'network', elapsedMs: 1 }, 'unreachable'],
  ['another status', aRejection({ status: 204 }), 'unreachable'],
  [
    'a refusal of the address of the page',
    aRejection({ status: 403, text: 'Origin not allowed' }),
    'refused',
  ],
])('health check: after %s', async (_, error, gate) => {
  const health = () => (error === null ? null : Promise.reject(error));
  const { scope } = createTestScope({ calls: { health } });
  await allSettled(checkHealthFx, { scope });
  expect(scope.getState($healthGate)).toBe(gate);
});
