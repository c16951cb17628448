import { expect, it } from 'vitest';
import { formatClockTime } from '../../lib/format/date-time';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { fresh } from '../list/known-number';
import { cardNote, lateSmsNote, smsBeforeCancelNote } from './card-note';

const time = (seconds: number) => formatClockTime(NOON + seconds * 1_000);

it('late SMS note: never dates a rejection before its SMS, although its time is only estimated', () => {
  expect(smsBeforeCancelNote(NOON + 4_000, NOON + 5_000)).toContain(
    `refunded: SMS ${time(5)}, cancellation declined ${time(5)}.`,
  );
});

it.each([
  ['cancelled', 'was cancelled'],
  ['expired', 'expired'],
  ['used', 'was completed'],
] as const)('late SMS note: reads naturally on a number that is %s', (status, happened) => {
  expect(lateSmsNote(status, NOON, NOON + 7_000)).toBe(
    `This SMS arrived at ${time(7)}, after the number ${happened} at ${time(0)}.`,
  );
});

it('late SMS note: dates an SMS before an end that followed it', () => {
  expect(lateSmsNote('cancelled', NOON + 7_000, NOON)).toBe(
    `This SMS arrived at ${time(0)}, just before the number was cancelled at ${time(7)}.`,
  );
});

it('card note: an announced number that the lists lack says so', () => {
  expect(cardNote(fresh(aNumber(), { isUnlisted: true }))).toBe("Not in the server's list yet");
  expect(cardNote(fresh(aNumber(), {}))).toBeUndefined();
});
