import { expect, it } from 'vitest';
import { quoteAt } from './exchange-rate';

it('exchange rate: adds one percent to the market rate and rounds both results to six decimals', () => {
  expect(quoteAt(1_520, 1_000)).toMatchObject({ fx_rate: 1_535.2, usd_equivalent: 0.651381 });
  expect(quoteAt(1_519.37, 100)).toMatchObject({ fx_rate: 1_534.5637, usd_equivalent: 0.065165 });
});
