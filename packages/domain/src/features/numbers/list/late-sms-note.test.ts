import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClockTime } from '../../../rules/format/date-time';
import { lateSmsNote, smsBeforeCancelNote } from './late-sms-note';

const NOON = Date.parse('2025-10-01T12:00:00.000Z');
const time = (seconds: number) => formatClockTime(NOON + seconds * 1_000);

it('late SMS note: contains the times of an SMS and of the cancel rejected for it', () => {
  expect(smsBeforeCancelNote(NOON + 7_000, NOON + 5_000)).toBe(
    `The SMS arrived before your cancellation, so nothing was cancelled or refunded: SMS ${time(5)}, cancellation declined ${time(7)}.`,
  );
});

it('late SMS note: never dates a rejection before its SMS, although its time is only estimated', () => {
  expect(smsBeforeCancelNote(NOON + 4_000, NOON + 5_000)).toContain(
    `refunded: SMS ${time(5)}, cancellation declined ${time(5)}.`,
  );
});

describe('SMS for an ended number', () => {
  it.each([
    ['expired', 7, `after the number expired: expired ${time(0)}, SMS ${time(7)}`],
    ['cancelled', 7, `after the number was cancelled: cancelled ${time(0)}, SMS ${time(7)}`],
    ['cancelled', -1, `just before the number was cancelled: SMS ${time(-1)}, cancelled ${time(0)}`],
    ['used', 7, `after the number was completed: completed ${time(0)}, SMS ${time(7)}`],
  ] as const)('SMS for an ended number: note on a number that is %s, %d s later', (status, seconds, text) => {
    expect(lateSmsNote(status, NOON, NOON + seconds * 1_000)).toBe(`This SMS arrived ${text}.`);
  });
});

it('late SMS note: never dates an SMS after an end that followed it', () => {
  const moment = fc.integer({ min: NOON, max: NOON + 3_600_000 });
  fc.assert(
    fc.property(moment, moment, (smsAt, otherAt) => {
      const late = lateSmsNote('cancelled', otherAt, smsAt);
      expect(late.includes('arrived after')).toBe(smsAt >= otherAt);
      const times = late.slice(late.lastIndexOf(': '));
      if (smsAt !== otherAt) expect(times.indexOf('SMS') < times.indexOf('cancel')).toBe(smsAt < otherAt);
      for (const at of [smsAt, otherAt]) expect(times).toContain(formatClockTime(at));
    }),
  );
});
