import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '../../../limits';
import { aNumber, NOON } from '../../../testing';
import { diffSnapshots, awaySummaryText, type Snapshot } from './diff-snapshots';

const LATER = NOON + 600_000;

const at = (time: number, numbers: Snapshot['numbers'], balance: Snapshot['balance'] = 10): Snapshot => ({
  at: time,
  numbers,
  balance,
});
const summarise = (before: Snapshot, after: Snapshot) => {
  const changes = diffSnapshots(before, after);
  return changes && awaySummaryText(changes);
};
const withCode = (id: string, smsCode = '482913') => aNumber({ id, status: 'received', smsCode });

describe('away summary', () => {
  it('away summary: contains codes, ended numbers and the change of the balance', () => {
    const before = [aNumber(), aNumber({ id: '2' }), aNumber({ id: '3', expiresAt: NOON + 1_000 })];
    expect(summarise(at(NOON, before), at(LATER, [withCode('1'), withCode('2')], 9.88))).toBe(
      '2 codes, 1 expired, balance −$0.1200',
    );
  });

  it('away summary: is empty without changes', () => {
    const numbers = [aNumber(), withCode('2'), aNumber({ id: '3', expiresAt: NOON - 1 })];
    expect(summarise(at(NOON, numbers), at(LATER, numbers.slice(0, 2)))).toBeNull();
  });

  it('away summary: ignores numbers that were not known before', () => {
    expect(summarise(at(NOON, null, null), at(LATER, [withCode('1')], 3))).toBeNull();
  });

  it('away summary: ignores data that is unknown afterwards', () => {
    expect(summarise(at(NOON, [withCode('1')], 3), at(LATER, null, null))).toBeNull();
  });

  it('away summary: has no numbers where only the balance is known', () => {
    expect(diffSnapshots(at(NOON, null, 10), at(LATER, null, 15))).toEqual({
      codes: 0,
      expired: 0,
      ended: 0,
      bought: 0,
      balanceChange: 5,
    });
  });

  it('away summary: contains actions on another device', () => {
    expect(summarise(at(NOON, [aNumber()]), at(LATER, [aNumber({ id: '2' })]))).toBe(
      '1 bought elsewhere, 1 ended elsewhere',
    );
    expect(
      summarise(at(NOON, [withCode('1')]), at(LATER, [aNumber({ status: 'used', smsCode: '482913' })])),
    ).toBe('1 ended elsewhere');
  });

  it('away summary: contains a second code of a number', () => {
    expect(summarise(at(NOON, [withCode('1')]), at(LATER, [withCode('1', '771406')]))).toBe('1 code');
  });

  it('away summary: counts a number as expired that the list still shows as such', () => {
    const number = aNumber({ expiresAt: LATER - 1 });
    expect(summarise(at(NOON, [number]), at(LATER, [{ ...number, status: 'expired' }]))).toBe('1 expired');
  });

  it('away summary: does not count a number as ended when a full page has no room for it', () => {
    const page = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => aNumber({ id: String(index) }));
    expect(summarise(at(NOON, page.slice(1)), at(LATER, page.slice(0, -1)))).toBe('1 bought elsewhere');
  });

  it('away summary: sums without rounding errors', () => {
    expect(summarise(at(NOON, null, 0.3), at(LATER, null, 0.1 + 0.2))).toBeNull();
    expect(summarise(at(NOON, null, 10), at(LATER, null, 15))).toBe('balance +$5.0000');
  });
});

const anyNumbers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 9 }).map(String),
    status: fc.constantFrom('waiting', 'received', 'used', 'cancelled', 'expired', 'odd'),
    smsCode: fc.constantFrom(null, '1111', '2222'),
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
        expect((changes?.expired ?? 0) + (changes?.ended ?? 0)).toBeLessThanOrEqual(before.length);
        expect((changes?.codes ?? 0) + (changes?.bought ?? 0)).toBeLessThanOrEqual(2 * after.length);
        expect(changes?.balanceChange ?? 0).toBe(0);
        // A second comparison with the same snapshot is empty.
        expect(diffSnapshots(at(LATER, after, balance), at(LATER, after, balance))).toBeNull();
      },
    ),
  );
});
