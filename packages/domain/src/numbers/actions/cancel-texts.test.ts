import { expect, it } from 'vitest';
import { CANCEL_LOCK_MS, CANCEL_WINDOW_MS, MINUTE_MS, NUMBER_LIFETIME_MS } from '../../limits/spec';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { cancelNotice, cancelTooltip, refundNote } from './cancel-texts';

const now = NOON;
const withRemaining = (remainingMs: number) => aNumber({ purchasedAt: null, expiresAt: now + remainingMs });

// The example of spec §4: the one row that names the length of the window.
it('cancel texts: the refund is possible for another 16:00 when the window opens', () => {
  expect(refundNote(withRemaining(CANCEL_WINDOW_MS), now)).toBe('Full refund for another 16:00');
});

it.each([
  [CANCEL_WINDOW_MS + 1, null],
  [59_500, 'Full refund for another 1:00'],
  [0, null],
])('cancel texts: with %d ms left are %j', (remainingMs, text) => {
  expect(refundNote(withRemaining(remainingMs), now)).toBe(text);
});

it.each([
  [3 * MINUTE_MS + 1, '4 minutes'],
  [MINUTE_MS + 1, '2 minutes'],
  [MINUTE_MS, '1 minute'],
  [59_001, '1 minute'],
  [59_000, '59 seconds'],
  [1, '1 second'],
])('cancel texts: the card %d ms before the window opens shows %s', (lockedMs, time) => {
  expect(cancelNotice(CANCEL_WINDOW_MS + lockedMs)).toBe(`Cancel option available in ${time}`);
});

it.each([
  [1, 1],
  [3 * MINUTE_MS, 3],
  [-5 * MINUTE_MS, 0],
])('cancel texts: the tooltip %d ms after the purchase counts %d minutes so far', (ageMs, minutes) => {
  const remainingMs = NUMBER_LIFETIME_MS - ageMs;
  expect(cancelTooltip(withRemaining(remainingMs), remainingMs)).toBe(
    `Cancel is available ${CANCEL_LOCK_MS / MINUTE_MS} minutes after purchase (${minutes} min so far)`,
  );
});

it('cancel texts: the tooltip of a number that waits longer counts from that', () => {
  const remainingMs = NUMBER_LIFETIME_MS - MINUTE_MS;
  const extended = { ...withRemaining(remainingMs), purchasedAt: now - 18 * MINUTE_MS };
  expect(cancelTooltip(extended, remainingMs)).toBe(
    `Cancel is available ${CANCEL_LOCK_MS / MINUTE_MS} minutes after you chose to wait longer (1 min so far)`,
  );
});
