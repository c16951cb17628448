import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CANCEL_LOCK_MS, CANCEL_WINDOW_MS, NUMBER_LIFETIME_MS } from '../../limits/spec';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { cancelWindow } from './cancel-window';
import { shownNumberStatus } from '../list/number-status';

const now = NOON;
const withRemaining = (remainingMs: number) => aNumber({ purchasedAt: null, expiresAt: now + remainingMs });

it.each([
  [NUMBER_LIFETIME_MS, 'locked'],
  [CANCEL_WINDOW_MS + 1, 'locked'],
  [CANCEL_WINDOW_MS, 'open'],
  [1, 'open'],
  [0, 'closed'],
  [-1, 'closed'],
])('cancelWindow: with %d ms left is %s', (remainingMs, expected) => {
  expect(cancelWindow(withRemaining(remainingMs), now)).toBe(expected);
});

it('cancelWindow: is closed for an unknown expiry, and derived from the purchase date', () => {
  const undated = { status: 'new-status', smsCode: null, purchasedAt: null, expiresAt: null };
  expect(cancelWindow(undated, now)).toBe('closed');
  expect(cancelWindow({ ...undated, purchasedAt: now - CANCEL_LOCK_MS }, now)).toBe('open');
  expect(cancelWindow({ ...undated, purchasedAt: now - CANCEL_LOCK_MS + 1 }, now)).toBe('locked');
});

it('cancelWindow: opens for waiting numbers within its time only, and never when they show as expired', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2_000_000, max: 2_000_000 }),
      fc.constantFrom('waiting', 'received', 'used', 'cancelled', 'expired', 'unheard-of'),
      fc.option(fc.constant('1234')),
      fc.option(fc.constant('Hello')),
      (remaining, status, smsCode, smsText) => {
        const number = { ...withRemaining(remaining), status, smsCode, smsText };
        const isWaiting = status === 'waiting' || status === 'unheard-of';
        const isInTime = remaining > 0 && remaining <= CANCEL_WINDOW_MS;
        const isOpen = isWaiting && (smsCode ?? smsText) === null && isInTime;
        expect(cancelWindow(number, now) === 'open').toBe(isOpen);
        if (shownNumberStatus(number, now) === 'expired') expect(cancelWindow(number, now)).toBe('closed');
      },
    ),
  );
});
