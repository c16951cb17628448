import { combine, createEvent, createStore, sample } from 'effector';
import { calculateUsd } from '../../contracts/deposits-calls';
import { createQuery } from '../../api/query/create-query';
import type { ResultFor } from '../../contracts/operations';
import { QUOTE_DELAY_MS } from '../../limits/spec';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { depositRestored } from './deposit-attempt';
import { exchangeRateFailed, exchangeRateRequested } from '../exchange-rate';
import { $isAddFundsOpen, $payableNgn, addFundsOpened } from './add-funds-form';

/** USD value of an amount, margin included. */
interface Quote extends Readonly<ResultFor<'calculateUsd'>> {
  readonly ngn: number;
}

const quoteQuery = createQuery({
  operation: calculateUsd,
  request: $payableNgn.map((amount) => (amount === null ? null : { body: { amount } })),
  delayMs: QUOTE_DELAY_MS,
});

/** 'Try again' next to a quote that could not be loaded. */
export const quoteRetryClicked = createEvent();

const $newestQuote = createStore<Quote | null>(null).on(quoteQuery.succeeded, (_, { request, result }) => ({
  ngn: request.body.amount,
  ...result,
}));

/** The quote for exactly the amount on screen; null while there is none. */
export const $quote = combine($newestQuote, $payableNgn, (quote, ngn) => (quote?.ngn === ngn ? quote : null));

/** Why there is no quote for the amount on screen, while there is none. */
export const $quoteUnavailable = combine($payableNgn, quoteQuery.$isPending, (ngn, isPending) => {
  if (ngn === null) return 'none';
  return isPending ? 'calculating' : 'failed';
});

sample({ clock: [addFundsOpened, depositRestored], target: exchangeRateRequested });
/** Error text when the market rate cannot be loaded (spec §8). */
const RATE_FAILED = 'Failed to get current exchange rate';

// Elsewhere the rate is only an aid: without it no naira amounts are shown.
sample({
  clock: exchangeRateFailed,
  source: $isAddFundsOpen,
  filter: Boolean,
  fn: () => toast('error', RATE_FAILED),
  target: toastRequested,
});

// A restored amount was typed before the reload and does not change any more, so its quote must be requested.
sample({ clock: [quoteRetryClicked, depositRestored], target: quoteQuery.refresh });
