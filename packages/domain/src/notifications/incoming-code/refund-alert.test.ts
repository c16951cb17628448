import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CANCEL_WINDOW_MS, NUMBER_LIFETIME_MS } from '../../limits/spec';
import { cancelWindow } from '../../numbers/actions/cancel-window';
import { checkRefunds } from './refund-alert';

const NOON = Date.parse('2025-10-01T12:00:00.000Z');
const boughtAt = (purchasedAt: number, fields: object = {}) => ({
  id: '1',
  status: 'waiting',
  smsCode: null,
  purchasedAt,
  expiresAt: purchasedAt + NUMBER_LIFETIME_MS,
  ...fields,
});
const none: ReadonlySet<string> = new Set();
const lock = NUMBER_LIFETIME_MS - CANCEL_WINDOW_MS;

it('refund window: a number is reported at the exact millisecond at which a refund becomes possible', () => {
  const number = boughtAt(NOON);
  const first = checkRefunds([number], none, NOON + 60_000);
  expect(first).toEqual({ locked: new Set(['1']), opened: [], waitMs: lock - 60_000 });
  expect(checkRefunds([number], first.locked, NOON + lock - 1).opened).toEqual([]);
  expect(checkRefunds([number], first.locked, NOON + lock)).toEqual({
    locked: none,
    opened: [number],
    waitMs: Infinity,
  });
});

it('refund window: each number is reported once at most, while refundable, and on time at the scheduled checks', () => {
  const numbers = fc
    .array(fc.integer({ min: -NUMBER_LIFETIME_MS, max: 0 }), { maxLength: 6 })
    .map((ages) => ages.map((age, index) => boughtAt(NOON + age, { id: String(index) })));
  const looks = fc.array(fc.integer({ min: 0, max: NUMBER_LIFETIME_MS }), { maxLength: 10 });
  fc.assert(
    fc.property(numbers, looks, (all, moments) => {
      const announced: string[] = [];
      let locked = none;
      let due = Infinity;
      const look = (now: number): void => {
        const { opened, waitMs, ...after } = checkRefunds(all, locked, now);
        for (const number of opened) {
          expect(cancelWindow(number, now)).toBe('open');
          expect(now).toBe(number.purchasedAt + lock);
          announced.push(number.id);
        }
        locked = after.locked;
        due = now + waitMs;
        expect(waitMs).toBeGreaterThan(0);
      };
      look(NOON);
      const locksAtFirst = [...locked];
      for (const moment of [...moments.toSorted((a, b) => a - b), NUMBER_LIFETIME_MS]) {
        while (due <= NOON + moment) look(due);
        look(NOON + moment);
      }
      expect(announced.toSorted()).toEqual(locksAtFirst.toSorted());
    }),
  );
});
