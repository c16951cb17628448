import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestPick } from './best-pick';
import type { CountryOffer } from './country-offers';

const offers = (entries: Record<string, readonly [price: number | null, stock: number | null]>) =>
  new Map(Object.entries(entries).map(([country, [price, stock]]) => [country, { price, stock }]));

const many = offers({
  '6': [0.1, 20],
  '36': [0.2, 100],
  '19': [0.3, 500],
  '187': [0.4, 900],
  '16': [0.5, 900],
  '86': [0.6, 900],
});

it.each([
  ['the cheapest with plenty in stock', many, { country: '36', reason: 'cheapest with 100+ in stock' }],
  [
    'the cheapest in stock where no cheap country has plenty',
    offers({ '36': [0.2, 3], '19': [0.9, 500], '6': [0.1, 0] }),
    { country: '36', reason: 'cheapest in stock' },
  ],
  [
    'the cheapest where the server sends no stock',
    offers({ '36': [0.2, null], '19': [0.1, null] }),
    { country: '19', reason: 'cheapest' },
  ],
])('best pick: is %s', (_, all, pick) => {
  expect(bestPick(all)).toEqual({ ...pick, ...all.get(pick.country) });
});

it.each([
  ['nothing in stock', offers({ '36': [0.2, 0] })],
  ['no price', offers({ '36': [null, 9] })],
])('best pick: is missing with %s', (_, all) => {
  expect(bestPick(all)).toBeNull();
});

const anyOffers = fc.uniqueArray(
  fc.tuple(
    fc.integer({ min: 0, max: 30 }).map(String),
    fc.record<CountryOffer>({
      price: fc.option(fc.integer({ min: 1, max: 5 }).map((cents) => cents / 100)),
      stock: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300 }))),
    }),
  ),
  { selector: ([country]) => country },
);

it('best pick: is never out of stock, never above the median, and the same for the same responses', () => {
  fc.assert(
    fc.property(anyOffers, fc.nat(), (entries, turn) => {
      const pick = bestPick(new Map(entries));
      const buyable = entries.filter(([, { price, stock }]) => price !== null && stock !== 0);
      if (pick === null) {
        expect(buyable).toEqual([]);
        return;
      }
      const { price, stock } = new Map(entries).get(pick.country) ?? {};
      expect(pick).toMatchObject({ price, stock });
      expect(stock).not.toBe(0);
      const isStockKnown = buyable.some(([, { stock: known }]) => known !== null);
      if (isStockKnown) expect(stock).toBeGreaterThan(0);

      const prices = buyable
        .filter(([, { stock: known }]) => !isStockKnown || known !== null)
        .map(([, { price: one }]) => one ?? 0);
      const median = prices.sort((a, b) => a - b)[Math.ceil(prices.length / 2) - 1];
      expect(pick.price).toBeLessThanOrEqual(median ?? 0);

      // The server may list the same countries in another order.
      const at = entries.length === 0 ? 0 : turn % entries.length;
      const turned = [...entries.slice(at), ...entries.slice(0, at)];
      expect(bestPick(new Map(turned))).toEqual(pick);
    }),
  );
});
