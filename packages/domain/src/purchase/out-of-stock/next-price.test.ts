import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPrice } from './alternatives';

const WA_IN_USA = { country: '187', service: 'wa' };
const bookWith = (entry: unknown) => ({ '187': { wa: entry } });

it.each([
  ['the price of the service', { realPrice: 0.3, count: 2 }, 0.4, 0.6],
  ['no price at or below the maximum', { realPrice: 0.2, count: 2 }, 0.4, null],
  ['no price of what is sold out', { realPrice: 0.3, count: 0 }, 0.4, null],
  ['the price of an operator', { realPrice: 0.1, ee: { cost: 0.4 }, o2: { cost: 0.3 } }, 0.4, 0.6],
  [
    'the next step of the provider',
    { realPrice: 0.1, freePriceMap: { '0.1': 3, '0.25': 0, '0.3': 9 } },
    0.4,
    0.6,
  ],
  ['nothing that a purchase may not name', { realPrice: 60 }, 0.4, null],
  ['nothing where the stock is not known', { realPrice: 0.1, freePriceMap: { '0.3': '9' } }, 0.4, null],
  ['nothing in a broken entry', { realPrice: 'dear', freePriceMap: { much: 3, '0.5': 'some' } }, 0.4, null],
  ['nothing where there is no entry', undefined, 0.4, null],
])('next price: finds %s', (_, entry, maximum, expected) => {
  expect(nextPrice(bookWith(entry), WA_IN_USA, maximum)).toBe(expected);
});

it('next price: is an offered price above the maximum, with none between', () => {
  const price = fc.integer({ min: 1, max: 9_000 }).map((tenThousandths) => tenThousandths / 10_000);
  fc.assert(
    fc.property(fc.uniqueArray(price), price, (prices, maximum) => {
      const freePriceMap = Object.fromEntries(prices.map((offered) => [String(offered), 1]));
      const higher = prices.map((offered) => offered * 2).filter((offered) => offered > maximum);
      expect(nextPrice(bookWith({ freePriceMap }), WA_IN_USA, maximum)).toBe(
        higher.length > 0 ? Math.min(...higher) : null,
      );
    }),
  );
});
