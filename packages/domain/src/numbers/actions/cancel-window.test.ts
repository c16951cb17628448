import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancelNotice, cancelTooltip, cancelWindow, refundNote } from './cancel-window';
import { shownNumberStatus } from '../list/number-status';

const now = Date.parse('2025-10-01T12:00:00.000Z');
const withRemaining = (remainingMs: number) => ({
  status: 'waiting',
  smsCode: null,
  purchasedAt: null,
  expiresAt: now + remainingMs,
});

it.each([
  [1_200_000, 'locked'],
  [960_001, 'locked'],
  [960_000, 'open'],
  [1, 'open'],
  [0, 'closed'],
  [-1, 'closed'],
])('cancelWindow: with %d ms left is %s', (remainingMs, expected) => {
  expect(cancelWindow(withRemaining(remainingMs), now)).toBe(expected);
});

it('cancelWindow: is closed for an unknown expiry, and derived from the purchase date', () => {
  const undated = { status: 'new-status', smsCode: null, purchasedAt: null, expiresAt: null };
  expect(cancelWindow(undated, now)).toBe('closed');
  expect(cancelWindow({ ...undated, purchasedAt: now - 240_000 }, now)).toBe('open');
  expect(cancelWindow({ ...undated, purchasedAt: now - 239_999 }, now)).toBe('locked');
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
        const isOpen = isWaiting && (smsCode ?? smsText) === null && remaining > 0 && remaining <= 960_000;
        expect(cancelWindow(number, now) === 'open').toBe(isOpen);
        if (shownNumberStatus(number, now) === 'expired') expect(cancelWindow(number, now)).toBe('closed');
      },
    ),
  );
});

it.each([
  [960_001, null],
  [960_000, 'Full refund for another 16:00'],
  [59_500, 'Full refund for another 1:00'],
  [0, null],
])('cancel texts: with %d ms left are %j', (remainingMs, text) => {
  expect(refundNote(withRemaining(remainingMs), now)).toBe(text);
});

it.each([
  [1_200_000, '4 minutes'],
  [1_140_001, '4 minutes'],
  [1_140_000, '3 minutes'],
  [1_020_001, '2 minutes'],
  [1_020_000, '1 minute'],
  [1_019_001, '1 minute'],
  [1_019_000, '59 seconds'],
  [960_001, '1 second'],
])('cancel texts: the card with %d ms left shows %s', (remainingMs, time) => {
  expect(cancelNotice(remainingMs)).toBe(`Cancel option available in ${time}`);
});

it.each([
  [1_200_000, 0],
  [1_199_999, 1],
  [1_140_000, 1],
  [1_020_000, 3],
  [1_500_000, 0],
])('cancel texts: the tooltip with %d ms left counts %d minutes so far', (remainingMs, minutes) => {
  expect(cancelTooltip(withRemaining(remainingMs), remainingMs)).toBe(
    `Cancel is available 4 minutes after purchase (${minutes} min so far)`,
  );
});

it('cancel texts: the tooltip of a number that waits longer counts from that', () => {
  const extended = { ...withRemaining(1_140_000), purchasedAt: now - 1_080_000 };
  expect(cancelTooltip(extended, 1_140_000)).toBe(
    'Cancel is available 4 minutes after you chose to wait longer (1 min so far)',
  );
});
