import { combine, createEvent, createStore, sample } from 'effector';
import { createQuery } from '../../api/query/create-query';
import { calculateUsd } from '../../contracts/deposits-calls';
import type { ResultFor } from '../../contracts/operations';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { QUOTE_DELAY_MS } from '../../limits/spec';
import { exchangeRateFailed, exchangeRateRequested } from '../exchange-rate';
import { $isAddFundsOpen, addFundsOpened } from './add-funds-dialog';
import { $depositAmountText } from './add-funds-form';
import { payableNgn } from './deposit-amount';
import { depositRestored } from './deposit-attempt';

/** USD value of an amount, margin included. */
export interface Quote extends Readonly<ResultFor<'calculateUsd'>> {
  readonly ngn: number;
}

const quoteQuery = createQuery({
  operation: calculateUsd,
  request: $depositAmountText.map((text) => {
    const amount = payableNgn(text);
    return amount === null ? null : { body: { amount } };
  }),
  delayMs: QUOTE_DELAY_MS,
});

/** 'Try again' next to a quote that could not be loaded. */
export const quoteRetryClicked = createEvent();

const $newestQuote = createStore<Quote | null>(null).on(quoteQuery.succeeded, (_, { request, result }) => ({
  ngn: request.body.amount,
  ...result,
}));

/** The quote for exactly the amount on screen; null while there is none. */
export const $quote = combine($newestQuote, $depositAmountText, (quote, text) =>
  quote?.ngn === payableNgn(text) ? quote : null,
);

export const $isQuoteLoading = quoteQuery.$isPending;

sample({ clock: [addFundsOpened, depositRestored], target: exchangeRateRequested });
/** Error text when the market rate cannot be loaded (spec §8). */
const RATE_FAILED = 'Failed to get current exchange rate';

// Elsewhere the rate is only an aid: without it no naira amounts are shown.
sample({
  clock: exchangeRateFailed,
  filter: $isAddFundsOpen,
  fn: () => toast('error', RATE_FAILED),
  target: toastRequested,
});

// A restored amount was typed before the reload and does not change any more, so its quote must be requested.
sample({ clock: [quoteRetryClicked, depositRestored], target: quoteQuery.refresh });
