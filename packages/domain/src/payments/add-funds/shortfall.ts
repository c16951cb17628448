import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../../limits/spec';
import { roundUp } from '../../lib/format/money';
import { combine, sample } from 'effector';
import { or } from 'patronum';
import { calculateUsd } from '../../contracts/deposits-calls';
import { createQuery } from '../../api/query/create-query';
import { createScreen } from '../../lib/create-screen';
import { $balance } from '../../account/balance';
import { $price } from '../../catalogue/offers/prices';
import { $exchangeRate, exchangeRateNeeded } from '../exchange-rate';
import { $isAddFundsOpen } from './add-funds-dialog';

/** To which the server counts USD (contract of POST /payments/calculate-usd). */
const USD_DECIMALS = 6;
const USD_STEPS = 10 ** USD_DECIMALS;

/** Shortfall of a balance for a price, in USD, rounded up; null without one, or while unknown. */
export const shortfallUsd = (price: number | null, balance: number | null): number | null => {
  if (price === null || balance === null || balance >= price) return null;
  return roundUp(price - balance, USD_DECIMALS);
};

/**
 * The smallest deposit in whole naira that covers the shortfall; null above the maximum deposit.
 *
 * @param usd the shortfall
 *
 * @param rate naira for one USD, margin included
 */
export const depositForShortfall = (usd: number, rate: number): number | null => {
  const isEnough = (ngn: number) => Math.round((ngn / rate) * USD_STEPS) / USD_STEPS >= usd;
  const estimate = Math.max(DEPOSIT_MIN_NGN, Math.floor(usd * rate));
  const ngn = isEnough(estimate) ? estimate : estimate + 1;
  return ngn > DEPOSIT_MAX_NGN ? null : ngn;
};

/** Open while a button offers to pay the shortfall. */
export const shortfallOfferScreen = createScreen();

sample({ clock: shortfallOfferScreen.opened, target: exchangeRateNeeded });

/** Shortfall of the number selected in the wizard, in USD; null without one. */
const $shortfallUsd = combine($price, $balance, shortfallUsd);

/**
 * A quote for about that amount, which contains the rate with its margin. One extra call, and only with a
 * shortfall; without the market rate there is no guess.
 */
const query = createQuery({
  operation: calculateUsd,
  request: combine(
    $shortfallUsd,
    $exchangeRate,
    or($isAddFundsOpen, shortfallOfferScreen.$isOpen),
    (usd, rate, isOpen) => {
      const amount = usd === null || rate === null || !isOpen ? null : depositForShortfall(usd, rate);
      return amount === null ? null : { body: { amount } };
    },
  ),
  delayMs: 0,
});

/** The deposit in whole naira that covers the shortfall; null without one, or while the rate is unknown. */
export const $shortfallNgn = combine($shortfallUsd, query.$data, (usd, quote) =>
  usd === null || quote === null ? null : depositForShortfall(usd, quote.rate),
);
