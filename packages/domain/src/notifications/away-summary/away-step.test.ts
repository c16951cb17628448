import { expect, it } from 'vitest';
import type { PurchasedNumber } from '../../contracts/number';
import { MIN_OFFLINE_PERIOD_MS } from '../../limits/tuning';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { isReportDue, isSummarised, NOT_AWAY, updateAway, type AwayEvent } from './away-step';

/** The server's clock is an hour ahead. */
const OFFSET_MS = 3_600_000;
const BACK_MS = MIN_OFFLINE_PERIOD_MS;
const waiting = aNumber({ expiresAt: null, purchasedAt: null });
const received: PurchasedNumber = { ...waiting, status: 'received', smsCode: '482913' };

/** Something that happens so many ms after noon. */
type Moment = readonly [afterMs: number, event: AwayEvent];

const HEARD: Moment = [0, { kind: 'heard' }];
const lost = (afterMs: number, balance = 10): Moment => [
  afterMs,
  { kind: 'lost', numbers: [waiting], balance },
];
const back = (afterMs: number): Moment => [afterMs, { kind: 'back' }];
const list = (afterMs: number, requestedMs: number, numbers = [received]): Moment => [
  afterMs,
  { kind: 'numbers-read', numbers, requestedAt: NOON + requestedMs },
];
const money = (afterMs: number, balance = 10): Moment => [afterMs, { kind: 'balance-read', balance }];
const REPORTED: Moment = [BACK_MS + 2_000, { kind: 'reported' }];

const after = (...moments: readonly Moment[]) =>
  moments.reduce(
    (away, [ms, event]) => updateAway(away, { ...event, at: NOON + ms, now: NOON + ms + OFFSET_MS }),
    NOT_AWAY,
  );

const LONG: readonly Moment[] = [HEARD, lost(5_000), back(BACK_MS)];
const READ: readonly Moment[] = [list(BACK_MS + 1, BACK_MS), money(BACK_MS + 2)];

it.each<[string, readonly Moment[], boolean, string | null]>([
  ['what both reads have changed', [...LONG, ...READ], true, '1 code'],
  ['nothing before the list is read', [...LONG, money(BACK_MS)], false, null],
  ['nothing before the balance is read', [...LONG, list(BACK_MS, BACK_MS)], false, null],
  [
    'nothing of a list asked for in the gap',
    [...LONG, list(BACK_MS, BACK_MS - 1), money(BACK_MS)],
    false,
    null,
  ],
  ['nothing of a gap too short', [HEARD, lost(0), back(BACK_MS - 1), ...READ], false, null],
  [
    'a gap since the last sign of life, as of a sleep',
    [HEARD, lost(BACK_MS), back(BACK_MS), ...READ],
    true,
    '1 code',
  ],
  [
    'no data that was read in the gap',
    [HEARD, lost(0), list(1, 1), money(2, 5), back(BACK_MS), list(BACK_MS, BACK_MS), money(BACK_MS, 5)],
    true,
    null,
  ],
  [
    'two gaps without a report between them as one',
    [HEARD, lost(0), back(BACK_MS), lost(BACK_MS, 99), back(BACK_MS), ...READ],
    true,
    '1 code',
  ],
  [
    'nothing that was shown elsewhere, or caused here',
    [...LONG, [BACK_MS, { kind: 'explained' }], ...READ],
    false,
    null,
  ],
  [
    'the balance alone where no numbers were known',
    [HEARD, [0, { kind: 'lost', numbers: null, balance: 10 }], back(BACK_MS), money(BACK_MS, 9)],
    true,
    'balance −$1.0000',
  ],
  ['nothing without a gap', [HEARD, back(BACK_MS), ...READ], false, null],
])('away summary: has %s', (_, moments, isDue, summary) => {
  expect(isReportDue(after(...moments))).toBe(isDue);
  expect(after(...moments, ...(isDue ? [REPORTED] : []))).toMatchObject({
    summary,
    ...(isDue && { gap: null }),
  });
});

it('away summary: stays until it is dismissed, and has the codes from the end of the gap on', () => {
  expect(
    [after(HEARD, lost(0)), after(...LONG), after(...LONG, ...READ, REPORTED)].map(isSummarised),
  ).toEqual([false, true, false]);
  const told = [...LONG, ...READ, REPORTED];
  const again = [lost(BACK_MS), back(3 * BACK_MS), list(3 * BACK_MS, 3 * BACK_MS, [waiting]), REPORTED];
  expect(after(...told, ...again).summary).toBe('1 code');
  expect(after(...told, [0, { kind: 'dismissed' }]).summary).toBeNull();
});
