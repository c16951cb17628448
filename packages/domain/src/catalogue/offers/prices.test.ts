import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lookUpPrice } from './prices';
import { lookUpStock } from './country-offers';

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
    tg: { tmobile: entry(0.4), verizon: entry(0.3), status: 'success' },
  },
};
const priceOf = (service: string, operator: string | null, country = '187') =>
  lookUpPrice(book, { country, service, operator });

it.each([
  ['the operator of the service', 'wa', 'tmobile', 0.2],
  ['the service when the operator has no entry', 'wa', 'att', 0.4],
  ['the service when the entry of the operator is broken', 'wa', 'verizon', 0.4],
  ['the service for any operator', 'wa', '', 0.4],
  ['the service while no operator is chosen', 'wa', null, 0.4],
  ['the cheapest operator when the service itself has no price', 'tg', '', 0.6],
])('lookUpPrice: takes the price of %s', (_case, service, operator, expected) => {
  expect(priceOf(service, operator)).toBe(expected);
});

it.each([
  ['an unknown country', 'wa', '', '36'],
  ['an unknown service', 'ig', '', '187'],
  ['an unpriced operator of an unpriced service', 'tg', 'att', '187'],
  ['an operator without numbers of a service that has some', 'wa', 'sprint', '187'],
  ['an operator that is not available', 'wa', 'att-prepaid', '187'],
  ['a name of the prototype', 'constructor', '__proto__', '__proto__'],
])('lookUpPrice: is null for %s', (_case, service, operator, country) => {
  expect(priceOf(service, operator, country)).toBeNull();
});

it('lookUpPrice: reads own entries only, even under the names of prototype properties', () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"constructor":{"realPrice":1}}}');
  expect(
    lookUpPrice(hostile as Record<string, unknown>, {
      country: '__proto__',
      service: 'constructor',
      operator: '',
    }),
  ).toBe(2);
  expect('realPrice' in {}).toBe(false);
});

it('lookUpPrice: gives a usable price or null for any content', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.anything()),
      fc.string(),
      fc.string(),
      (any, service, operator) => {
        const price = lookUpPrice({ '1': { [service]: any } }, { country: '1', service, operator });
        expect(price === null || (Number.isFinite(price) && price > 0)).toBe(true);
      },
    ),
  );
});

it('price book: parses an entry once, however often it is looked up', () => {
  let reads = 0;
  const wa = {
    get realPrice() {
      reads += 1;
      return 0.2;
    },
  };
  const read = { '187': { wa } };
  for (let time = 0; time < 3; time += 1) {
    expect(lookUpPrice(read, { country: '187', service: 'wa', operator: 'tmobile' })).toBe(0.4);
    expect(lookUpStock(read, '187', 'wa')).toBeNull();
  }
  // Once for the offer, once for the list of its fields.
  expect(reads).toBe(2);
});
