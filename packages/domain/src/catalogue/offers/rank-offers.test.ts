import { expect, it } from 'vitest';
import { countryOffers } from './country-offers';

it('country offers: have price and stock of one service in every country of the price book', () => {
  const book = {
    '187': {
      wa: { realPrice: 0.2, count: 5, available: true },
      tg: { realPrice: 1, count: 1, available: true },
    },
    '36': { wa: { realPrice: 0.1, count: 0, available: false } },
    '19': {},
    '16': { wa: { ee: { realPrice: 0.4 }, o2: { realPrice: 0.3 } } },
  };
  expect([...countryOffers(book, 'wa')]).toEqual([
    ['16', { price: 0.6, stock: null }],
    ['19', { price: null, stock: null }],
    ['36', { price: null, stock: 0 }],
    ['187', { price: 0.4, stock: 5 }],
  ]);
});
