import { expect, it } from 'vitest';
import { QUICK_DEPOSITS_NGN } from '../../limits/tuning';
import { payableNgn } from './deposit-amount';
import { quickDeposits, quoteView } from './add-funds-view';

const chosenFor = (text: string, shortfall: number | null = null) =>
  quickDeposits(text, shortfall).flatMap(({ label, isChosen }) => (isChosen ? label : []));

it('quick amounts: fill in a payable amount, and then only that one is selected', () => {
  const offered = quickDeposits('', null);
  expect(offered.map(({ text }) => payableNgn(text))).toEqual(QUICK_DEPOSITS_NGN);
  for (const { label, text } of offered) expect(chosenFor(text)).toEqual([label]);
  for (const other of ['', '5000.01', '500', 'abc']) expect(chosenFor(other)).toEqual([]);
});

it('quick amounts: list the shortfall first, and select it beside an equal round amount', () => {
  const label = 'Cover the shortfall: about ₦458';
  expect(quickDeposits('2000', 458)[0]).toEqual({ label, text: '458', isChosen: false });
  expect(chosenFor('458', 458)).toEqual([label]);
  expect(chosenFor('2000', 2_000)).toHaveLength(2);
});

it.each([
  [100, '₦100', '₦0.99'],
  [1_000, '₦1,000', '₦10'],
  [150.5, '₦150.50', '₦1'],
  [1_000_000, '₦1,000,000', '₦9,901'],
])('quote: says the margin in ₦%d as money', (ngn, pays, fee) => {
  const quote = { ngn, usdAmount: 0.977, rate: 1_535.2, margin: 1 };
  const view = quoteView({ quote, isLoading: false, amount: String(ngn), shortfall: null });
  const said = { kind: 'known', usd: '$0.97', rate: '1 USD = ₦1,535.20', margin: '1%' };
  expect(view).toEqual({ ...said, pays, fee });
});

it('quote: has the decimals of the price that it covers', () => {
  const quote = { ngn: 308, usdAmount: 0.20062, rate: 1_535.2, margin: null };
  expect(quoteView({ quote, isLoading: false, amount: '308', shortfall: 308 })).toMatchObject({
    usd: '$0.2006',
  });
});
