import { sample, scopeBind } from 'effector';
import { createQuery } from '../api/query/create-query';
import { createStoredAnswer } from '../api/query/stored-answer';
import { exchangeRate } from '../contracts/deposits-calls';
import { rate } from '../contracts/shared/scalars';
import { createTask, type Tools } from '../lib/task';
import { EXCHANGE_RATE_MS } from '../limits/tuning';

const request = { query: { from: 'USD', to: 'NGN' } };
const query = createQuery({ operation: exchangeRate, request, isShared: true });

/** Loads the market rate: Add Funds does so each time it opens. */
export const exchangeRateRequested = query.refresh;

/** The newest call failed. */
export const exchangeRateFailed = query.failed;

/** The market rate: naira for one US dollar, for information. Null while unknown. */
export const $exchangeRate = query.$data;

const storedNeeded = createStoredAnswer({
  query,
  request,
  name: 'exchange-rate',
  reader: rate,
  maxAgeMs: EXCHANGE_RATE_MS,
});

/** When the rate was last asked for, ms since 1970: a failed call is not repeated earlier either. */
const triedOf = ({ own }: Tools) => own(query, () => ({ at: 0 }));
sample({
  clock: query.started,
  target: createTask((tools) => {
    triedOf(tools).at = tools.clock.now();
  }),
});

/** Naira amounts are on screen: loads the rate unless this browser has one of the last ten minutes. */
export const exchangeRateNeeded = createTask((tools) => {
  if (Math.abs(tools.clock.now() - triedOf(tools).at) >= EXCHANGE_RATE_MS)
    scopeBind(storedNeeded, { safe: true })();
});
