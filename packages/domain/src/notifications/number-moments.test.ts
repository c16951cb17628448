import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CANCEL_WINDOW_MS, NUMBER_LIFETIME_MS } from '../limits/spec';
import { cancelWindow } from '../numbers/actions/cancel-window';
import { passedMoments } from './number-moments';

const NOON = Date.parse('2025-10-01T12:00:00.000Z');
const boughtAt = (purchasedAt: number, id: string) => ({
  id,
  status: 'waiting',
  smsCode: null,
  purchasedAt,
  expiresAt: purchasedAt + NUMBER_LIFETIME_MS,
});
const MOMENTS = [CANCEL_WINDOW_MS, 60_000];

it('moments of numbers: each is reported once at most, while refundable, and on time at the scheduled checks', () => {
  const numbers = fc
    .array(fc.integer({ min: -NUMBER_LIFETIME_MS, max: 0 }), { maxLength: 6 })
    .map((ages) => ages.map((age, index) => boughtAt(NOON + age, String(index))));
  const looks = fc.array(fc.integer({ min: 0, max: NUMBER_LIFETIME_MS }), { maxLength: 10 });
  fc.assert(
    fc.property(numbers, looks, (all, times) => {
      const announced: string[] = [];
      let left: ReadonlyMap<string, number> = new Map();
      let due = Infinity;
      const look = (now: number): void => {
        const { passed, waitMs, ...after } = passedMoments(all, MOMENTS, left, now);
        for (const { leftMs, number } of passed) {
          expect(cancelWindow(number, now)).toBe('open');
          expect(now).toBe(number.expiresAt - leftMs);
          announced.push(`${number.id} ${leftMs}`);
        }
        left = after.left;
        due = now + waitMs;
        expect(waitMs).toBeGreaterThan(0);
      };
      look(NOON);
      const ahead = [...left].flatMap(([id, life]) =>
        MOMENTS.filter((leftMs) => life > leftMs).map((leftMs) => `${id} ${leftMs}`),
      );
      for (const time of [...times.toSorted((a, b) => a - b), NUMBER_LIFETIME_MS]) {
        while (due <= NOON + time) look(due);
        look(NOON + time);
      }
      expect(announced.toSorted()).toEqual(ahead.toSorted());
    }),
  );
});
