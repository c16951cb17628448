import { expect, it } from 'vitest';
import { cheapestCountries } from './cheapest-countries';

it('cheapest countries: are those with numbers in stock', () => {
  const offers = new Map([
    ['187', { price: 0.4, stock: 5 }],
    ['36', { price: 0.1, stock: 0 }],
    ['19', { price: 0.2, stock: 1 }],
    ['5', { price: 0.05, stock: null }],
    ['16', { price: null, stock: 9 }],
    ['86', { price: 0.9, stock: 9 }],
  ]);
  expect(cheapestCountries(offers, 2)).toEqual([
    { code: '19', price: 0.2, stock: 1 },
    { code: '187', price: 0.4, stock: 5 },
  ]);
  expect(cheapestCountries(new Map(), 3)).toEqual([]);
});
