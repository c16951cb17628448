import { combine, createEvent, createStore, sample } from 'effector';
import { calculateUsd, exchangeRate } from '../../contracts/deposits';
import { createClientFx, createOperationFx } from '../../api/operation-fx';
import type { ResultFor } from '../../contracts';
import { createFireLaterFx } from '../../lib/fire-later';
import { QUOTE_DELAY_MS } from '../../limits';
import { sessionEnded } from '../session';
import { toastRequested } from '../toasts';
import { depositRestored } from './attempt';
import { $payableNgn, addFundsOpened, depositAmountChanged } from './form';

/** What an amount is worth, margin included. */
interface Quote extends Readonly<ResultFor<'calculateUsd'>> {
  readonly ngn: number;
}

const loadRateFx = createOperationFx(exchangeRate);
const quoteFx = createClientFx<number, ResultFor<'calculateUsd'>>((client, amount) =>
  client.call(calculateUsd, { body: { amount } }),
);

/** 'Try again' beside a quote that could not be had. */
export const quoteRetryClicked = createEvent();

const restCame = createEvent<number>();
const noteRestLaterFx = createFireLaterFx(restCame);

/** The market rate: naira for one US dollar, for information. Null while unknown. */
export const $marketRate = createStore<number | null>(null)
  .on(loadRateFx.doneData, (_, rate) => rate)
  .reset(sessionEnded);

const $changeCount = createStore(0).on(depositAmountChanged, (count) => count + 1);

const $newestQuote = createStore<Quote | null>(null).reset(sessionEnded);

const $failedNgn = createStore<number | null>(null).reset(quoteFx, sessionEnded);

// An answer about an amount that is no longer on screen must not take the place of the one that is.
sample({
  clock: quoteFx.done,
  source: $payableNgn,
  filter: (ngn, { params }) => ngn === params,
  fn: (_, { params, result }) => ({ ngn: params, ...result }),
  target: $newestQuote,
});
sample({
  clock: quoteFx.fail,
  source: $payableNgn,
  filter: (ngn, { params }) => ngn === params,
  fn: (ngn) => ngn,
  target: $failedNgn,
});

/** The quote for exactly the amount on screen; null while there is none. */
export const $quote = combine($newestQuote, $payableNgn, (quote, ngn) =>
  quote !== null && quote.ngn === ngn ? quote : null,
);

/** How far the quote for the amount on screen is. */
export const $quoteStatus = combine(
  { ngn: $payableNgn, quote: $quote, failedNgn: $failedNgn },
  ({ ngn, quote, failedNgn }): 'none' | 'calculating' | 'failed' | 'known' => {
    if (ngn === null) return 'none';
    if (quote !== null) return 'known';
    return failedNgn === ngn ? 'failed' : 'calculating';
  },
);

sample({
  clock: [addFundsOpened, depositRestored],
  fn: () => ({ query: { from: 'USD', to: 'NGN' } }),
  target: loadRateFx,
});
sample({
  clock: loadRateFx.failData,
  filter: ({ kind }) => kind !== 'stale-session',
  fn: () => ({ tone: 'error' as const, text: 'Failed to get current exchange rate' }),
  target: toastRequested,
});

sample({
  clock: depositAmountChanged,
  source: $changeCount,
  fn: (payload) => ({ afterMs: QUOTE_DELAY_MS, payload }),
  target: noteRestLaterFx,
});
sample({
  clock: [
    // Only the last change rests for half a second.
    sample({ clock: restCame, source: $changeCount, filter: (count, change) => count === change }),
    quoteRetryClicked,
    // An amount that was typed before a reload has had no change since.
    depositRestored,
  ],
  source: $payableNgn,
  filter: (ngn) => ngn !== null,
  target: quoteFx,
});
