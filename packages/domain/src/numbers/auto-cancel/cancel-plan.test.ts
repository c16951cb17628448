import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { CANCEL_LOCK_MS, MINUTE_MS, NUMBER_LIFETIME_MS } from '../../limits/spec';
import { NOON as NOW } from '../../testing/fixtures/a-number';
import { IDLE, type AutoCancelState } from './auto-cancel-state';
import { createSpread, planAutoCancels, type AutoCancelFacts } from './cancel-plan';

const waiting = (remainingMs: number, fields: object = {}) => ({
  id: '1',
  status: 'waiting',
  smsCode: null,
  purchasedAt: NOW + remainingMs - NUMBER_LIFETIME_MS,
  expiresAt: NOW + remainingMs,
  ...fields,
});
type Waiting = ReturnType<typeof waiting>;

const facts = (numbers: readonly Waiting[], fields: Partial<AutoCancelFacts> = {}): AutoCancelFacts => ({
  numbers,
  now: NOW,
  excludedIds: new Set(),
  freeCalls: 10,
  isVisible: true,
  isClockDoubtful: false,
  spreadMs: () => 0,
  ...fields,
});
/** On for long; what waits was not read. */
const ON: AutoCancelState = { ...IDLE, since: NOW - NUMBER_LIFETIME_MS };
/** A look that began and was answered so many ms after now; null for not yet. */
const lookAt = (startedMs: number, endedMs: number | null, ids: readonly string[] = ['1']) => ({
  look: {
    startedAt: NOW + startedMs,
    endedAt: endedMs === null ? null : NOW + endedMs,
    ids: endedMs === null ? null : new Set(ids),
  },
});
/** All of them wait, as was just read. */
const sure = (numbers: readonly Waiting[]) =>
  lookAt(
    0,
    0,
    numbers.map(({ id }) => id),
  );
/** Numbers whose cancel was refused, and when it is tried again, in ms from now. */
const refused = (nextMs: Readonly<Record<string, number>>, tries = 1) => ({
  failed: new Map(
    Object.entries(nextMs).map(([id, ms]) => [id, { why: 'refused', tries, nextAt: NOW + ms } as const]),
  ),
});

it('automatic cancel: never happens before its time, after an SMS, in the last 10 s, or for an excluded number', () => {
  const anyNumber = fc.record({
    remaining: fc.integer({ min: -MINUTE_MS, max: 4 * MINUTE_MS }),
    ageMs: fc.option(fc.integer({ min: 0, max: 2 * NUMBER_LIFETIME_MS })),
    status: fc.constantFrom('waiting', 'waiting', 'waiting', 'received', 'used', 'cancelled', 'expired'),
    smsCode: fc.constantFrom(null, '1234'),
    isExcluded: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyNumber, { maxLength: 12 }),
      fc.integer({ min: -2, max: 10 }),
      fc.boolean(),
      (all, freeCalls, isVisible) => {
        const numbers = all.map(({ remaining, ageMs, ...rest }, place) =>
          waiting(remaining, {
            ...rest,
            id: String(place),
            purchasedAt: ageMs === null ? null : NOW - ageMs,
          }),
        );
        const excludedIds = new Set(numbers.filter((_, place) => all[place]?.isExcluded).map(({ id }) => id));
        const given = facts(numbers, { excludedIds, freeCalls, isVisible });
        const { cancel, dueCount, waitMs } = planAutoCancels({ ...ON, ...sure(numbers) }, given);
        for (const id of cancel) {
          const place = Number(id);
          const { remaining = 0, ageMs, status, smsCode, isExcluded } = all[place] ?? {};
          expect([status, smsCode, isExcluded]).toEqual(['waiting', null, false]);
          expect(ageMs ?? Infinity).toBeGreaterThanOrEqual(CANCEL_LOCK_MS);
          expect(remaining).toBeLessThanOrEqual(AUTO_CANCEL.fromMs);
          expect(remaining).toBeGreaterThan(AUTO_CANCEL.untilMs);
        }
        expect(cancel.length).toBeLessThanOrEqual(Math.min(dueCount, Math.max(0, freeCalls)));
        expect(waitMs).toBeGreaterThan(0);
      },
    ),
  );
});

const inLastMinute = { numbers: [waiting(MINUTE_MS - 1)] };

it.each<[string, Partial<AutoCancelState>, Partial<AutoCancelFacts>, 'cancels' | 'looks' | 'waits']>([
  ['without a look', {}, {}, 'looks'],
  ['before a look is answered', lookAt(-4_999, null), {}, 'waits'],
  ['5 s after a look that is not answered', lookAt(-5_000, null), {}, 'cancels'],
  ['within 2 s after the answer, however long that took', lookAt(-9_000, -1_999), {}, 'cancels'],
  ['2 s after the answer', lookAt(-2_000, -2_000), {}, 'looks'],
  ['with a look of before it was due', lookAt(-20_001, 0), {}, 'looks'],
  ['after a failed look', { look: { ...lookAt(0, 0).look, ids: null } }, {}, 'cancels'],
  ['with a look that did not know it', lookAt(0, 0, []), {}, 'looks'],
  ['in a pause that the server asks for', { pausedUntil: NOW + 1 }, {}, 'waits'],
  ['while it is off', { since: null }, {}, 'waits'],
  ['with a call beside that of the look, but none for the user', {}, { freeCalls: 3 }, 'waits'],
  ['in the last minute with those of the user', {}, { ...inLastMinute, freeCalls: 2 }, 'looks'],
  ['in the last minute with the only call', {}, { ...inLastMinute, freeCalls: 1 }, 'cancels'],
  ['with the only call of a hidden page', {}, { freeCalls: 1, isVisible: false }, 'cancels'],
  ['without a call', {}, { ...inLastMinute, freeCalls: 0 }, 'waits'],
  ['while a response contradicts the clock', lookAt(0, 0), { isClockDoubtful: true }, 'looks'],
  ['in the last minute all the same', lookAt(0, 0), { ...inLastMinute, isClockDoubtful: true }, 'cancels'],
])('plan of an automatic cancel: %s', (_, state, fields, expected) => {
  const { cancel, lookFor } = planAutoCancels({ ...ON, ...state }, facts([waiting(100_000)], fields));
  expect(cancel).toEqual(expected === 'cancels' ? ['1'] : []);
  expect(lookFor).toEqual(expected === 'looks' ? ['1'] : []);
});

const ten = Array.from({ length: 10 }, (_, place) => waiting(100_000 - place, { id: String(place) }));

it('plan of automatic cancels: those that end first, as many as the rate limit and the user leave', () => {
  const plan = planAutoCancels({ ...ON, ...sure(ten) }, facts(ten));
  expect(plan.cancel).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect(plan.dueCount).toBe(10);
  const hidden = planAutoCancels({ ...ON, ...sure(ten) }, facts(ten, { isVisible: false }));
  expect(hidden.cancel).toHaveLength(10);
});

it('plan of automatic cancels: those never tried before those that failed, which wait for their turn', () => {
  const failed = refused({ 9: 0, 8: 3_000, 7: Infinity }, 2);
  const plan = planAutoCancels({ ...ON, ...sure(ten), ...failed }, facts(ten));
  expect(plan.cancel).toEqual(['6', '5', '4', '3', '2', '1', '0', '9']);
});

it('plan of automatic cancels: a number that was refused needs no look, and leaves the calls of the others', () => {
  const state = { ...ON, ...refused({ 9: 0 }) };
  expect(planAutoCancels(state, facts(ten.slice(8)))).toMatchObject({ cancel: ['9'], lookFor: ['8'] });
  const few = facts(ten.slice(8), { freeCalls: 4 });
  expect(planAutoCancels(state, few)).toMatchObject({ cancel: [], lookFor: ['8'] });
});

it.each<[string, number, Partial<AutoCancelState>, number]>([
  ['from the moment at which it is due', 3 * MINUTE_MS, {}, MINUTE_MS + 8_000],
  ['from the moment at which the page begins', 25_000, { since: NOW }, 8_000],
  ['from the end of a pause', 100_000, { pausedUntil: NOW + 1_000 }, 9_000],
  ['not beyond 0:12', 17_000, { since: NOW }, 5_000],
  ['not at all in the last 0:12', 11_000, { since: NOW }, AUTO_CANCEL.checkMs],
  ['longer once that was first', 3 * MINUTE_MS, { isSecond: true }, MINUTE_MS + 20_000],
])('wait of a device for another one: %s', (_, remainingMs, state, waitMs) => {
  const given = facts([waiting(remainingMs)], { spreadMs: () => AUTO_CANCEL.spreadMs });
  expect(planAutoCancels({ ...ON, ...state }, given).waitMs).toBe(waitMs);
});

it('wait of a device for another one: is that of the number that ends first, and one look serves all', () => {
  const later = waiting(110_000, { id: '2' });
  const given = facts([later, waiting(100_000)], { spreadMs: (id) => (id === '1' ? 25_000 : 0) });
  expect(planAutoCancels(ON, given)).toMatchObject({ cancel: [], lookFor: [], waitMs: 5_000 });
  const atTurn = { ...given, now: NOW + 5_000 };
  expect(planAutoCancels(ON, atTurn).lookFor).toEqual(['1', '2']);
  const looked = { ...ON, ...lookAt(5_000, 5_000, ['1', '2']) };
  expect(planAutoCancels(looked, atTurn).cancel).toEqual(['1', '2']);
});

it('wait of a device for another one: does not hold up the next try of one that was refused', () => {
  const given = facts([waiting(100_000), waiting(90_000, { id: '2' })], { spreadMs: () => 60_000 });
  const plan = planAutoCancels({ ...ON, ...refused({ 1: 0 }) }, given);
  expect(plan).toMatchObject({ cancel: ['1'], lookFor: [] });
});

it('wait of a device for another one: that was first holds up the look as well', () => {
  const given = facts([waiting(105_000), waiting(113_000, { id: '2' })]);
  expect(planAutoCancels({ ...ON, isSecond: true }, given).lookFor).toEqual(['1']);
});

it('wait of a device for another one: is random, and stays as it is', () => {
  let random = 0;
  const spreadMs = createSpread(() => (random += 0.25));
  expect([spreadMs('1'), spreadMs('2'), spreadMs('1')]).toEqual([2_000, 4_000, 2_000]);
});

const numbersAhead = [
  waiting(NUMBER_LIFETIME_MS, { id: '2' }),
  waiting(3 * MINUTE_MS),
  waiting(1, { id: '3' }),
];

it.each([
  ['the next number', numbersAhead, {}, MINUTE_MS],
  ['nothing without a number', [], {}, Infinity],
  ['the next try', [waiting(100_000)], refused({ 1: 20_000 }), 20_000],
])('next check of automatic cancels: waits for %s', (_, numbers, state, waitMs) => {
  expect(planAutoCancels({ ...ON, ...state }, facts(numbers)).waitMs).toBe(waitMs);
});
