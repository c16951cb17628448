import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purchaseTimeline, type LostPurchase } from './unconfirmed-timeline';

const SENT = 1_000_000;
const BASE: LostPurchase = { sentAt: SENT, lostAt: SENT + 2_000, lookedUpAt: null, state: 'checking' };

const stations = (purchase: Partial<LostPurchase>, now = SENT + 5_000) =>
  purchaseTimeline({ ...BASE, ...purchase }, now).map(
    ({ stage, at, isReached }) => `${isReached ? '' : '?'}${stage} ${at === null ? '-' : at - SENT}`,
  );

it.each([
  ['before the first look', {}, ['sent 0', 'answer-lost 2000', '?looked-up -', '?decided 90000']],
  ['after a reload', { lostAt: null }, ['sent 0', 'answer-lost -', '?looked-up -', '?decided 90000']],
  [
    'after a look that found nothing',
    { lookedUpAt: SENT + 3_000 },
    ['sent 0', 'answer-lost 2000', 'looked-up 3000', '?decided 90000'],
  ],
  [
    'after a look that failed',
    { lookedUpAt: SENT + 3_000, state: 'unknown' as const },
    ['sent 0', 'answer-lost 2000', 'look-up-failed 3000', '?decided 90000'],
  ],
  [
    'when the list does not tell',
    { lookedUpAt: SENT + 3_000, state: 'uncertain' as const },
    ['sent 0', 'answer-lost 2000', 'looked-up 3000', 'uncertain 3000'],
  ],
  [
    'when nothing was charged',
    { lookedUpAt: SENT + 90_000, state: 'not-charged' as const },
    ['sent 0', 'answer-lost 2000', 'looked-up 90000', 'not-charged 90000'],
  ],
])('%s', (_, purchase, expected) => {
  expect(stations(purchase)).toEqual(expected);
});

it('names no deadline that has passed', () => {
  expect(stations({ lookedUpAt: SENT + 90_000, state: 'unknown' }, SENT + 95_000).at(-1)).toBe('?decided -');
  expect(stations({ lookedUpAt: null }, SENT + 90_000).at(-1)).toBe('?decided -');
});

it('has four stations, the reached ones first', () => {
  const time = fc.option(fc.nat());
  const state = fc.constantFrom(...(['checking', 'unknown', 'uncertain', 'not-charged'] as const));
  fc.assert(
    fc.property(fc.nat(), time, fc.nat(), state, fc.nat(), (sentAt, lostAt, lookedUpAt, state, now) => {
      const steps = purchaseTimeline({ sentAt, lostAt, lookedUpAt, state }, now);
      expect(steps).toHaveLength(4);
      expect(steps.map(({ isReached }) => Number(isReached))).toEqual(
        steps.map(({ isReached }) => Number(isReached)).toSorted((a, b) => b - a),
      );
    }),
  );
});
