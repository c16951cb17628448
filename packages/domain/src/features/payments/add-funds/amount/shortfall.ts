import { combine } from 'effector';
import { calculateUsd } from '../../../../contracts/deposits';
import { createQuery } from '../../../../api/query/create-query';
import { depositBringing, missingUsd } from '../../../../rules';
import { $balance } from '../../../account/balance';
import { $price } from '../../../purchase';
import { $isAddFundsOpen } from '../form';
import { $marketRate } from './quote';

/** What the number chosen in the wizard costs beyond the balance, in USD; null when nothing is missing. */
const $missingUsd = combine($price, $balance, missingUsd);

/**
 * A quote for about that much, which tells the rate with its margin. One call more, and only for those who lack
 * something; without the market rate nothing is guessed.
 */
const query = createQuery({
  operation: calculateUsd,
  request: combine($missingUsd, $marketRate, $isAddFundsOpen, (usd, rate, isOpen) => {
    const amount = usd === null || rate === null || !isOpen ? null : depositBringing(usd, rate);
    return amount === null ? null : { body: { amount } };
  }),
  delayMs: 0,
});

/** The deposit in whole naira that covers what is missing; null when nothing is, or its rate is not known. */
export const $missingNgn = combine($missingUsd, query.$data, (usd, quote) =>
  usd === null || quote === null ? null : depositBringing(usd, quote.rate),
);
