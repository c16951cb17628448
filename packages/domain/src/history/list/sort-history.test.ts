import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortHistory, type HistoryOrder } from './sort-history';

interface Keys {
  readonly code: string | null;
  readonly price: number | null;
}

it('sorted purchases: have empty values last in both directions', () => {
  const codesIn = (direction: HistoryOrder<'code'>['direction'], codes: readonly (string | null)[]) =>
    sortHistory(codes, (code) => ({ code }), { column: 'code', direction });
  const arbitraryCodes = fc.shuffledSubarray([null, '1', '2'], { minLength: 3 });
  fc.assert(
    fc.property(arbitraryCodes, (codes) => {
      expect(codesIn('ascending', codes)).toEqual(['1', '2', null]);
      expect(codesIn('descending', codes)).toEqual(['2', '1', null]);
    }),
  );
});

it('sorted purchases: are the same purchases, and equal ones keep their order', () => {
  const arbitraryKeys: fc.Arbitrary<Keys> = fc.record({
    code: fc.option(fc.string()),
    price: fc.option(fc.constantFrom(0.1, 0.2)),
  });
  fc.assert(
    fc.property(
      fc.array(arbitraryKeys),
      fc.constantFrom<(keyof Keys)[]>('code', 'price'),
      fc.constantFrom('ascending', 'descending'),
      (rows, column, direction) => {
        const numbered = rows.map((row, place) => ({ row, place }));
        const sorted = sortHistory(numbered, ({ row }) => ({ ...row }), { column, direction });
        expect(sorted.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
          numbered.map(({ place }) => place),
        );
        sorted.slice(1).forEach(({ row, place }, index) => {
          const before = sorted[index];
          if (before?.row[column] === row[column]) expect(before.place).toBeLessThan(place);
        });
      },
    ),
  );
});
