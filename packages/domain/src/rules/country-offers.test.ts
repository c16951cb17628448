import { expect, it } from 'vitest';
import { cheapestCountries, countryOffers } from './country-offers';

it('reads price and stock of one service in every country of the book', () => {
  const book = {
    '187': {
      wa: { realPrice: 0.2, count: 5, available: true },
      tg: { realPrice: 1, count: 1, available: true },
    },
    '36': { wa: { realPrice: 0.1, count: 0, available: false } },
    '19': {},
  };
  expect([...countryOffers(book, 'wa')]).toEqual([
    ['19', { price: null, stock: null }],
    ['36', { price: null, stock: 0 }],
    ['187', { price: 0.4, stock: 5 }],
  ]);
});

it('finds the cheapest countries that have numbers', () => {
  const offers = new Map([
    ['187', { price: 0.4, stock: 5 }],
    ['36', { price: 0.1, stock: 0 }],
    ['19', { price: 0.2, stock: 1 }],
    ['5', { price: 0.05, stock: null }],
    ['16', { price: null, stock: 9 }],
    ['86', { price: 0.9, stock: 9 }],
  ]);
  expect(cheapestCountries(offers, 2)).toEqual([
    { code: '19', price: 0.2 },
    { code: '187', price: 0.4 },
  ]);
  expect(cheapestCountries(new Map(), 3)).toEqual([]);
});
