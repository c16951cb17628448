import { combine } from 'effector';
import { calculateUsd } from '../../../../contracts/deposits';
import { createQuery } from '../../../../api/query/create-query';
import { depositForShortfall, shortfallUsd } from './shortfall-deposit';
import { $balance } from '../../../account/balance/balance';
import { $price } from '../../../purchase/pricing/price';
import { $isAddFundsOpen } from '../form';
import { $marketRate } from './quote';

/** What the number chosen in the wizard costs beyond the balance, in USD; null when nothing is missing. */
const $shortfallUsd = combine($price, $balance, shortfallUsd);

/**
 * A quote for about that much, which tells the rate with its margin. One call more, and only for those who lack
 * something; without the market rate nothing is guessed.
 */
const query = createQuery({
  operation: calculateUsd,
  request: combine($shortfallUsd, $marketRate, $isAddFundsOpen, (usd, rate, isOpen) => {
    const amount = usd === null || rate === null || !isOpen ? null : depositForShortfall(usd, rate);
    return amount === null ? null : { body: { amount } };
  }),
  delayMs: 0,
});

/** The deposit in whole naira that covers what is missing; null when nothing is, or its rate is not known. */
export const $shortfallNgn = combine($shortfallUsd, query.$data, (usd, quote) =>
  usd === null || quote === null ? null : depositForShortfall(usd, quote.rate),
);
