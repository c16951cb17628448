import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { CANCEL_LOCK_MS, MINUTE_MS, NUMBER_LIFETIME_MS, SECOND_MS } from '../../limits/spec';
import { NOON as NOW } from '../../testing/fixtures/a-number';
import { IDLE, type AutoCancelState, type FailedCancel, type Look } from './auto-cancel-state';
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
/** All of them wait, as was just read. */
const sure = (numbers: readonly { readonly id: string }[], fields: Partial<AutoCancelState> = {}) => ({
  ...ON,
  look: { startedAt: NOW, endedAt: NOW, ids: new Set(numbers.map(({ id }) => id)) },
  ...fields,
});
/** A look that began and was answered so many ms after now; null for not yet. */
const lookAt = (startedMs: number, endedMs: number | null, ids = ['1']): Look => ({
  startedAt: NOW + startedMs,
  endedAt: endedMs === null ? null : NOW + endedMs,
  ids: endedMs === null ? null : new Set(ids),
});
const failing = (failed: Partial<FailedCancel>): FailedCancel => ({
  why: 'refused',
  tries: 1,
  nextAt: NOW,
  ...failed,
});

it('automatic cancel: never happens before its time, after an SMS, in the last 10 s, or for an excluded number', () => {
  const anyNumber = fc.record({
    remaining: fc.integer({ min: -60_000, max: NUMBER_LIFETIME_MS }),
    ageMs: fc.option(fc.integer({ min: 0, max: 2 * NUMBER_LIFETIME_MS })),
    status: fc.constantFrom('waiting', 'received', 'used', 'cancelled', 'expired'),
    smsCode: fc.option(fc.constant('1234')),
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
        const { cancel, dueCount, waitMs } = planAutoCancels(sure(numbers), given);
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

const ten = Array.from({ length: 10 }, (_, place) => waiting(100_000 - place, { id: String(place) }));

it('plan of automatic cancels: those that end first, as many as the rate limit and the user leave', () => {
  const plan = planAutoCancels(sure(ten), facts(ten));
  expect(plan.cancel).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect(plan.dueCount).toBe(10);
  expect(planAutoCancels(sure(ten), facts(ten, { isVisible: false })).cancel).toHaveLength(10);
});

it('plan of automatic cancels: those never tried before those that failed, which wait for their turn', () => {
  const failed = new Map([
    ['9', failing({ tries: 2 })],
    ['8', failing({ nextAt: NOW + 3 * SECOND_MS })],
    ['7', failing({ nextAt: Infinity })],
  ]);
  const plan = planAutoCancels(sure(ten, { failed }), facts(ten));
  expect(plan.cancel).toEqual(['6', '5', '4', '3', '2', '1', '0', '9']);
});

it.each<[string, Partial<AutoCancelState>, readonly string[], readonly string[]]>([
  ['without a look, looks first', {}, [], ['1']],
  ['waits for the look', { look: lookAt(-4_999, null) }, [], []],
  ['waits no longer than 5 s for it, and makes no other', { look: lookAt(-5_000, null) }, ['1'], []],
  [
    'cancels within 2 s after its answer, however long that took',
    { look: lookAt(-9_000, -1_999) },
    ['1'],
    [],
  ],
  ['after 2 s looks again', { look: lookAt(-2_000, -2_000) }, [], ['1']],
  ['with a look of before it was due, looks again', { look: lookAt(-20_001, 0) }, [], ['1']],
  ['after a failed look, cancels', { look: { ...lookAt(0, 0), ids: null } }, ['1'], []],
  ['looks again for a number that the look did not know', { look: lookAt(0, 0, []) }, [], ['1']],
  ['in a pause that the server asks for, does nothing', { pausedUntil: NOW + 1 }, [], []],
  ['off, does nothing', { since: null }, [], []],
])('plan of automatic cancels: %s', (_, state, cancel, lookFor) => {
  expect(planAutoCancels({ ...ON, ...state }, facts([waiting(100_000)]))).toMatchObject({ cancel, lookFor });
});

it('plan of automatic cancels: a number that was refused needs no look, and leaves the calls of the others', () => {
  const state = { ...ON, failed: new Map([['9', failing({})]]) };
  expect(planAutoCancels(state, facts(ten.slice(8)))).toMatchObject({ cancel: ['9'], lookFor: ['8'] });
  const few = facts(ten.slice(8), { freeCalls: 4 });
  expect(planAutoCancels(state, few)).toMatchObject({ cancel: [], lookFor: ['8'] });
});

it.each<[string, number, Partial<AutoCancelFacts>, readonly string[], readonly string[]]>([
  ['waits for a call beside that of the look', 100_000, { freeCalls: 3 }, [], []],
  ['in the last minute takes the calls of the user', 59_999, { freeCalls: 2 }, [], ['1']],
  ['in the last minute cancels with the only call, without a look', 59_999, { freeCalls: 1 }, ['1'], []],
  ['cancels with the only call of a hidden page', 100_000, { freeCalls: 1, isVisible: false }, ['1'], []],
  ['without a call does nothing', 59_999, { freeCalls: 0 }, [], []],
])('plan of automatic cancels: %s', (_, remainingMs, fields, cancel, lookFor) => {
  expect(planAutoCancels(ON, facts([waiting(remainingMs)], fields))).toMatchObject({ cancel, lookFor });
});

it.each([
  ['looks again while a response contradicts the clock', MINUTE_MS, [], ['1']],
  ['cancels in the last minute all the same', MINUTE_MS - 1, ['1'], []],
])('plan of automatic cancels: %s', (_, remainingMs, cancel, lookFor) => {
  const number = waiting(remainingMs);
  const plan = planAutoCancels(sure([number]), facts([number], { isClockDoubtful: true }));
  expect(plan).toMatchObject({ cancel, lookFor });
});

it.each<[string, number, Partial<AutoCancelState>, number]>([
  ['from the moment at which it is due', 3 * MINUTE_MS, {}, MINUTE_MS + 8_000],
  ['from the moment at which the page begins', 25_000, { since: NOW }, 8_000],
  ['from the end of a pause', 100_000, { pausedUntil: NOW + 1_000 }, 9_000],
  ['not beyond 0:12', 17_000, { since: NOW }, 5_000],
  ['not at all in the last 0:12', 11_000, { since: NOW }, AUTO_CANCEL.checkMs],
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
  const looked = { ...ON, look: lookAt(5_000, 5_000, ['1', '2']) };
  expect(planAutoCancels(looked, atTurn).cancel).toEqual(['1', '2']);
});

it('wait of a device for another one: does not hold up the next try of one that was refused', () => {
  const state = { ...ON, failed: new Map([['1', failing({})]]) };
  const given = facts([waiting(100_000), waiting(90_000, { id: '2' })], { spreadMs: () => 60_000 });
  expect(planAutoCancels(state, given)).toMatchObject({ cancel: ['1'], lookFor: [] });
});

it('wait of a device for another one: is longer once that was first, also for its look', () => {
  const second = { ...ON, isSecond: true };
  expect(planAutoCancels(second, facts([waiting(3 * MINUTE_MS)])).waitMs).toBe(
    MINUTE_MS + AUTO_CANCEL.secondMs,
  );
  const given = facts([waiting(105_000), waiting(113_000, { id: '2' })]);
  expect(planAutoCancels(second, given).lookFor).toEqual(['1']);
});

it('wait of a device for another one: is random, and stays as it is', () => {
  let random = 0;
  const spreadMs = createSpread(() => (random += 0.25));
  expect([spreadMs('1'), spreadMs('2'), spreadMs('1')]).toEqual([2_000, 4_000, 2_000]);
});

it('plan of automatic cancels: waits for the next number, and for the next try', () => {
  const numbers = [waiting(NUMBER_LIFETIME_MS, { id: '2' }), waiting(3 * MINUTE_MS), waiting(1, { id: '3' })];
  expect(planAutoCancels(ON, facts(numbers)).waitMs).toBe(MINUTE_MS);
  expect(planAutoCancels(ON, facts([])).waitMs).toBe(Infinity);
  const failed = new Map([['1', failing({ nextAt: NOW + 20_000 })]]);
  expect(planAutoCancels({ ...ON, failed }, facts([waiting(100_000)])).waitMs).toBe(20_000);
});
