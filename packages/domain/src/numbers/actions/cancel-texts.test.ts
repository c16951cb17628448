import { expect, it } from 'vitest';
import { cancelNotice, cancelTooltip, refundNote } from './cancel-texts';

const now = Date.parse('2025-10-01T12:00:00.000Z');
const withRemaining = (remainingMs: number) => ({
  status: 'waiting',
  smsCode: null,
  purchasedAt: null,
  expiresAt: now + remainingMs,
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
