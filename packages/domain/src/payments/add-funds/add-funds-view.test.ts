import { expect, it } from 'vitest';
import { QUICK_DEPOSITS_NGN } from '../../limits/tuning';
import { payableNgn } from './deposit-amount';
import { quickDeposits } from './add-funds-view';

const chosenFor = (text: string) =>
  quickDeposits(text, null)
    .filter(({ isChosen }) => isChosen)
    .map(({ label }) => label);

it('quick amounts: fill in a payable amount, and then only that one is selected', () => {
  const offered = quickDeposits('', null);
  expect(offered.map(({ text }) => payableNgn(text))).toEqual(QUICK_DEPOSITS_NGN);
  for (const { label, text } of offered) expect(chosenFor(text)).toEqual([label]);
});

it.each(['', '5000.01', '500', '50000', '5,0', '5000000', 'abc'])(
  'quick amounts: select none for %j',
  (text) => {
    expect(chosenFor(text)).toEqual([]);
  },
);

it('quick amounts: list the shortfall first, and select it rather than an equal round amount', () => {
  const chosen = (ngn: number) => quickDeposits('2000', ngn).filter(({ isChosen }) => isChosen);
  expect(quickDeposits('', 458)[0]).toEqual({
    label: 'Cover the shortfall: about ₦458',
    text: '458',
    isChosen: false,
  });
  expect(chosen(458)).toHaveLength(1);
  expect(chosen(2_000)).toHaveLength(2);
});
