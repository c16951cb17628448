import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { createTestScope, type FakeCalls } from '../../testing';
import { sessionEnded } from '../session';
import { $restrictions, $restrictionsError, restrictionsRequested, type Restrictions } from '.';

const free: Restrictions = { serviceAvailable: true, currentStock: 12, recommendations: [] };
const soldOut: Restrictions = { ...free, serviceAvailable: false, currentStock: 0 };

const ask = async (answers: FakeCalls['restrictions'], ...places: readonly [string, string][]) => {
  const { scope } = createTestScope({ calls: { restrictions: answers ?? (() => free) } });
  for (const [country, service] of places) {
    await allSettled(restrictionsRequested, { scope, params: { country, service } });
  }
  return scope;
};

it('keeps every answer by country and service', async () => {
  const scope = await ask(
    ({ params: { service } }) => (service === 'wa' ? free : soldOut),
    ['187', 'wa'],
    ['187', 'tg'],
    ['constructor', 'wa'],
  );
  const known = scope.getState($restrictions);
  expect(known.get('187')?.get('wa')).toEqual(free);
  expect(known.get('187')?.get('tg')).toEqual(soldOut);
  expect(known.get('16')).toBeUndefined();
});

it.each<[string, ApiError]>([
  ['Failed to fetch restrictions', { kind: 'network', elapsedMs: 1 }],
  [
    'Not sold here',
    { kind: 'rejected', status: 400, code: null, text: 'Not sold here', details: {}, retryAfterS: null },
  ],
])('tells a failure: %s', async (text, error) => {
  const scope = await ask(() => Promise.reject(error), ['187', 'wa']);
  expect(scope.getState($restrictionsError)).toBe(text);
});

it('is cleared with the session', async () => {
  const scope = await ask(() => free, ['187', 'wa']);
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($restrictions).size).toBe(0);
});
