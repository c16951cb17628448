import { expect, it } from 'vitest';
import { unconfirmedTimeline, type UnconfirmedPurchase } from './unconfirmed-timeline';

const SENT = 1_000_000;
const BASE: UnconfirmedPurchase = { sentAt: SENT, lostAt: SENT + 2_000, lookedUpAt: null, state: 'checking' };

const stations = (purchase: Partial<UnconfirmedPurchase>, now = SENT + 5_000) =>
  unconfirmedTimeline({ ...BASE, ...purchase }, now).map(
    ({ step, at, isReached }) => `${isReached ? '' : '?'}${step} ${at === null ? '-' : at - SENT}`,
  );

it.each([
  ['before the first look', {}, ['sent 0', 'response-lost 2000', '?lookup-done -', '?resolved 90000']],
  ['after a reload', { lostAt: null }, ['sent 0', 'response-lost -', '?lookup-done -', '?resolved 90000']],
  [
    'after a look that found nothing',
    { lookedUpAt: SENT + 3_000 },
    ['sent 0', 'response-lost 2000', 'lookup-done 3000', '?resolved 90000'],
  ],
  [
    'after a look that failed',
    { lookedUpAt: SENT + 3_000, state: 'lookup-failed' as const },
    ['sent 0', 'response-lost 2000', 'lookup-failed 3000', '?resolved 90000'],
  ],
  [
    'when the list does not tell',
    { lookedUpAt: SENT + 3_000, state: 'ambiguous' as const },
    ['sent 0', 'response-lost 2000', 'lookup-done 3000', 'ambiguous 3000'],
  ],
  [
    'when nothing was charged',
    { lookedUpAt: SENT + 90_000, state: 'not-charged' as const },
    ['sent 0', 'response-lost 2000', 'lookup-done 90000', 'not-charged 90000'],
  ],
])('unconfirmed timeline: %s', (_, purchase, expected) => {
  expect(stations(purchase)).toEqual(expected);
});

it('unconfirmed timeline: shows no deadline that has passed', () => {
  expect(stations({ lookedUpAt: SENT + 90_000, state: 'lookup-failed' }, SENT + 95_000).at(-1)).toBe(
    '?resolved -',
  );
  expect(stations({ lookedUpAt: null }, SENT + 90_000).at(-1)).toBe('?resolved -');
});
