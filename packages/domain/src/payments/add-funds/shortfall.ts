import { combine, sample } from 'effector';
import { or } from 'patronum';
import { calculateUsd } from '../../contracts/deposits-calls';
import { createQuery } from '../../api/query/create-query';
import { createScreen } from '../../lib/create-screen';
import { depositForShortfall, shortfallUsd } from './shortfall-deposit';
import { $balance } from '../../account';
import { $price } from '../../purchase';
import { $exchangeRate, exchangeRateNeeded } from '../exchange-rate';
import { $isAddFundsOpen } from './add-funds-form';

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
