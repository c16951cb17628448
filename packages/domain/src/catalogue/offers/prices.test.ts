import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayedPrice, lookUpPrice } from './prices';
import { lookUpStock } from './country-offers';
import { priceEntry } from '../../contracts/price-book';

/** The price of an entry as the provider sends it. */
const displayed = (sent: unknown): number | null => {
  const entry = priceEntry({ '187': { wa: sent } }, '187', 'wa');
  return entry && displayedPrice(entry);
};

it('displayedPrice: is exactly twice the realPrice', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (realPrice) => {
      expect(displayed({ realPrice, cost: 7 })).toBe(realPrice + realPrice);
    }),
  );
});

it.each([undefined, null, '0.5'])(
  'displayedPrice: falls back to the cost where realPrice is %j',
  (realPrice) => {
    expect(displayed({ realPrice, cost: 0.15 })).toBe(0.3);
  },
);

it.each([
  { realPrice: -1, cost: 1 },
  { realPrice: 0, cost: 1 },
  { realPrice: Number.NaN, cost: 1 },
  { realPrice: 1e308, cost: 1 },
  { cost: '0.5' },
  {},
  [],
  null,
  0.15,
])('displayedPrice: is null for %j', (entry) => {
  expect(displayed(entry)).toBeNull();
});

const entry = (realPrice: number) => ({ realPrice, cost: realPrice });
const book = {
  '187': {
    wa: {
      ...entry(0.2),
      tmobile: entry(0.1),
      verizon: { cost: 'broken' },
      sprint: { ...entry(0.3), count: 0 },
      'att-prepaid': { available: false },
    },
    tg: {
      tmobile: entry(0.4),
      verizon: entry(0.3),
      sprint: { ...entry(0.1), count: 0 },
      status: 'success',
    },
  },
};

it.each([
  ['that of the operator', 'wa', 'tmobile', '187', 0.2],
  ['that of the service when the operator has no entry', 'wa', 'att', '187', 0.4],
  ['that of the service when the entry of the operator is broken', 'wa', 'verizon', '187', 0.4],
  ['that of the service for any operator', 'wa', '', '187', 0.4],
  ['that of the service while no operator is chosen', 'wa', null, '187', 0.4],
  ['that of the cheapest operator when the service has none', 'tg', '', '187', 0.6],
  ['unknown in an unknown country', 'wa', '', '36', null],
  ['unknown for an unknown service', 'ig', '', '187', null],
  ['unknown for an unpriced operator of an unpriced service', 'tg', 'att', '187', null],
  ['unknown for an operator without numbers', 'wa', 'sprint', '187', null],
  ['unknown for an operator that is not available', 'wa', 'att-prepaid', '187', null],
  ['unknown under a name of the prototype', 'constructor', '__proto__', '__proto__', null],
])('lookUpPrice: is %s', (_, service, operator, country, price) => {
  expect(lookUpPrice(book, { country, service, operator })).toBe(price);
});

it('lookUpPrice: reads own entries only, even under the names of prototype properties', () => {
  const hostile = JSON.parse('{"__proto__":{"constructor":{"realPrice":1}}}') as Record<string, unknown>;
  const key = { country: '__proto__', service: 'constructor', operator: '' };
  expect(lookUpPrice(hostile, key)).toBe(2);
  expect('realPrice' in {}).toBe(false);
});

it('price book: parses an entry once, however often it is looked up', () => {
  let reads = 0;
  const wa = {
    get realPrice() {
      return (reads += 1);
    },
  };
  for (let time = 0; time < 3; time += 1) lookUpStock({ '187': { wa } }, '187', 'wa');
  // Once for the offer, once for the list of its fields.
  expect(reads).toBe(2);
});
