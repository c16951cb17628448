import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AUTO_CANCEL, LAST_MINUTES_MS } from '../../limits/tuning';
import { CANCEL_LOCK_MS, NUMBER_LIFETIME_MS } from '../../limits/spec';
import { autoCancelAt, isAutoCancelDue, isInLastMinutes, planAutoCancels } from './cancel-plan';

const NOW = Date.parse('2025-10-01T12:00:00.000Z');
const waiting = (remainingMs: number, fields: object = {}) => ({
  id: '1',
  status: 'waiting',
  smsCode: null,
  purchasedAt: NOW + remainingMs - NUMBER_LIFETIME_MS,
  expiresAt: NOW + remainingMs,
  ...fields,
});
const context = { now: NOW, excluded: new Set<string>(), freeCalls: 8, isListRecent: true, isListSure: true };

it.each([
  [120_001, false],
  [120_000, true],
  [10_001, true],
  [10_000, false],
  [0, false],
])('automatic cancel: of a number with %d ms left is due: %j', (remainingMs, isDue) => {
  expect(isAutoCancelDue(waiting(remainingMs), NOW)).toBe(isDue);
});

it('automatic cancel: is announced for two minutes before the end', () => {
  expect(autoCancelAt(waiting(300_000))).toBe(NOW + 180_000);
  expect(autoCancelAt(waiting(0, { purchasedAt: null, expiresAt: null }))).toBeNull();
});

it.each([
  [180_001, false],
  [180_000, true],
  [1, true],
  [0, false],
])('last minutes: have begun with %d ms left: %j', (remainingMs, hasBegun) => {
  expect(isInLastMinutes(waiting(remainingMs), NOW)).toBe(hasBegun);
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
      (all, freeCalls) => {
        const numbers = all.map(({ remaining, ageMs, ...rest }, place) =>
          waiting(remaining, {
            ...rest,
            id: String(place),
            purchasedAt: ageMs === null ? null : NOW - ageMs,
          }),
        );
        const excluded = new Set(numbers.filter((_, place) => all[place]?.isExcluded).map(({ id }) => id));
        const { cancel, dueCount, waitMs } = planAutoCancels(numbers, { ...context, excluded, freeCalls });
        for (const id of cancel) {
          const place = Number(id);
          const { remaining = 0, ageMs, status, smsCode, isExcluded } = all[place] ?? {};
          expect([status, smsCode, isExcluded]).toEqual(['waiting', null, false]);
          expect(ageMs ?? Infinity).toBeGreaterThanOrEqual(CANCEL_LOCK_MS);
          expect(remaining).toBeLessThanOrEqual(AUTO_CANCEL.fromMs);
          expect(remaining).toBeGreaterThan(AUTO_CANCEL.untilMs);
        }
        expect(cancel.length).toBe(Math.min(dueCount, Math.max(0, freeCalls)));
        expect(waitMs).toBeGreaterThan(0);
      },
    ),
  );
});

const ten = Array.from({ length: 10 }, (_, place) => waiting(100_000 - place, { id: String(place) }));

it('plan of automatic cancels: those that end first, as many as the rate limit allows', () => {
  const plan = planAutoCancels(ten, context);
  expect(plan.cancel).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect(plan.dueCount).toBe(10);
});

it('plan of automatic cancels: reads an old list first, except where each call is needed for a number', () => {
  const old = { ...context, isListRecent: false };
  expect(planAutoCancels(ten.slice(0, 7), old)).toMatchObject({ cancel: [], readsList: true });
  expect(planAutoCancels([], old)).toMatchObject({ readsList: false });
  const plan = planAutoCancels(ten.slice(0, 8), old);
  expect(plan).toMatchObject({ readsList: false, dueCount: 8, cancel: { length: 8 } });
});

it.each([
  [60_000, true],
  [59_999, false],
])('plan of automatic cancels: with %d ms left reads an unsure list again: %j', (remainingMs, readsList) => {
  const plan = planAutoCancels([waiting(remainingMs)], { ...context, isListSure: false });
  expect(plan).toMatchObject({ readsList, cancel: readsList ? [] : ['1'] });
  expect(planAutoCancels([waiting(remainingMs)], { ...context, isListRecent: false }).readsList).toBe(true);
});

it('plan of automatic cancels: waits for the next number', () => {
  const numbers = [
    waiting(LAST_MINUTES_MS),
    waiting(NUMBER_LIFETIME_MS, { id: '2' }),
    waiting(1, { id: '3' }),
  ];
  expect(planAutoCancels(numbers, context).waitMs).toBe(60_000);
  expect(planAutoCancels([], context).waitMs).toBe(Infinity);
});
