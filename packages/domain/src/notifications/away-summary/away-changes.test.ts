import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { awaySummaryText, diffSnapshots, type Snapshot } from './away-changes';

const LATER = NOON + 600_000;

type Numbers = Snapshot['numbers'];

const at = (time: number, numbers: Numbers, balance: Snapshot['balance']): Snapshot => ({
  at: time,
  numbers,
  balance,
});
const withCode = (id: string, smsCode = '482913') => aNumber({ id, status: 'received', smsCode });
const ending = aNumber({ id: '3', expiresAt: LATER - 1 });
const ended = aNumber({ id: '3', expiresAt: NOON - 1 });
const [one, two] = [aNumber(), aNumber({ id: '2' })];

it.each<[string, Numbers, Numbers, string, Snapshot['balance'][]?]>([
  [
    'contains codes and ended numbers',
    [one, two, ending],
    [withCode('1'), withCode('2')],
    '2 codes, 1 expired',
  ],
  ['is empty without changes', [one, withCode('2'), ended], [one, withCode('2')], ''],
  ['ignores numbers not known before', null, [withCode('1')], '', [null, 3]],
  ['ignores data that is unknown afterwards', [withCode('1')], null, '', [3, null]],
  ['has no numbers where only the balance is known', null, null, 'balance +$5.0000', [10, 15]],
  ['contains what another device bought and ended', [one], [two], '1 bought elsewhere, 1 ended elsewhere'],
  [
    'contains what another device completed',
    [withCode('1')],
    [{ ...one, status: 'used' }],
    '1 ended elsewhere',
  ],
  ['contains a second code of a number', [withCode('1')], [withCode('1', '771406')], '1 code'],
  [
    'counts one as expired that the list shows as such',
    [ending],
    [{ ...ending, status: 'expired' }],
    '1 expired',
  ],
  ['contains an SMS without a code', [one], [{ ...one, status: 'received', smsText: 'Hello' }], '1 new SMS'],
  ['contains a payment', [one], [one], 'balance −$0.1200', [10, 9.88]],
  ['sums without rounding errors', null, null, '', [0.3, 0.1 + 0.2]],
])('away summary: %s', (_, before, after, expected, [balance = null, balanceAfter = null] = []) => {
  expect(awaySummaryText(at(NOON, before, balance), at(LATER, after, balanceAfter))).toBe(expected);
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
