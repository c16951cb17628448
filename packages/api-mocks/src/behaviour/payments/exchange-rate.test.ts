import { expect, it } from 'vitest';
import { koboOf } from '../../db/money';
import { quoteAt } from './exchange-rate';

it('exchange rate: adds one percent to the market rate and rounds both results to six decimals', () => {
  expect(quoteAt(1_520, koboOf(1_000))).toEqual({ rate: 1_535.2, credit: 651_381 });
  expect(quoteAt(1_519.37, koboOf(100))).toEqual({ rate: 1_534.5637, credit: 65_165 });
});
