import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { awaySummaryText, diffSnapshots, type Snapshot } from './away-changes';

const LATER = NOON + 600_000;

const at = (time: number, numbers: Snapshot['numbers'], balance: Snapshot['balance'] = 10): Snapshot => ({
  at: time,
  numbers,
  balance,
});
const withCode = (id: string, smsCode = '482913') => aNumber({ id, status: 'received', smsCode });

const expiring = aNumber({ id: '3', expiresAt: NOON + 1_000 });

it.each<[string, Snapshot, Snapshot, string]>([
  [
    'contains codes, ended numbers and the change of the balance',
    at(NOON, [aNumber(), aNumber({ id: '2' }), expiring]),
    at(LATER, [withCode('1'), withCode('2')], 9.88),
    '2 codes, 1 expired, balance −$0.1200',
  ],
  [
    'is empty without changes',
    at(NOON, [aNumber(), withCode('2'), aNumber({ id: '3', expiresAt: NOON - 1 })]),
    at(LATER, [aNumber(), withCode('2')]),
    '',
  ],
  ['ignores numbers not known before', at(NOON, null, null), at(LATER, [withCode('1')], 3), ''],
  ['ignores data that is unknown afterwards', at(NOON, [withCode('1')], 3), at(LATER, null, null), ''],
  ['has no numbers where only the balance is known', at(NOON, null), at(LATER, null, 15), 'balance +$5.0000'],
  [
    'contains a number bought and one ended on another device',
    at(NOON, [aNumber()]),
    at(LATER, [aNumber({ id: '2' })]),
    '1 bought elsewhere, 1 ended elsewhere',
  ],
  [
    'contains a number completed on another device',
    at(NOON, [withCode('1')]),
    at(LATER, [aNumber({ status: 'used', smsCode: '482913' })]),
    '1 ended elsewhere',
  ],
  [
    'contains a second code of a number',
    at(NOON, [withCode('1')]),
    at(LATER, [withCode('1', '771406')]),
    '1 code',
  ],
  [
    'counts a number as expired that the list still shows as such',
    at(NOON, [aNumber({ expiresAt: LATER - 1 })]),
    at(LATER, [aNumber({ expiresAt: LATER - 1, status: 'expired' })]),
    '1 expired',
  ],
  [
    'contains an SMS without an extractable code',
    at(NOON, [aNumber()]),
    at(LATER, [aNumber({ status: 'received', smsText: 'Hello' })]),
    '1 new SMS',
  ],
  ['sums without rounding errors', at(NOON, null, 0.3), at(LATER, null, 0.1 + 0.2), ''],
])('away summary: %s', (_, before, after, expected) => {
  expect(awaySummaryText(before, after)).toBe(expected);
});

const anyNumbers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 9 }).map(String),
    status: fc.constantFrom('waiting', 'received', 'used', 'cancelled', 'expired', 'odd'),
    smsCode: fc.constantFrom(null, '1111', '2222'),
    smsText: fc.constantFrom(null, 'Hello'),
    purchasedAt: fc.constant(null),
    expiresAt: fc.option(fc.integer({ min: NOON - 5, max: LATER + 5 })),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
);

it('away summary: counts every number as ended once at most, and nothing twice', () => {
  fc.assert(
    fc.property(
      anyNumbers,
      anyNumbers,
      fc.double({ min: 0, max: 99, noNaN: true }),
      (before, after, balance) => {
        const changes = diffSnapshots(at(NOON, before, balance), at(LATER, after, balance));
        expect(changes.expired + changes.ended).toBeLessThanOrEqual(before.length);
        expect(changes.codes + changes.messages + changes.bought).toBeLessThanOrEqual(2 * after.length);
        expect(changes.balanceChange).toBe(0);
        // A second comparison with the same snapshot is empty.
        expect(awaySummaryText(at(LATER, after, balance), at(LATER, after, balance))).toBe('');
      },
    ),
  );
});
