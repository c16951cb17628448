import { combine, createStore, sample } from 'effector';
import { equals } from 'patronum';
import { availability } from '../../contracts/catalogue-calls';
import { createQuery } from '../../api/query/create-query';
import { PRICES_DELAY_MS } from '../../limits/spec';
import { $selectedCountry, $selectedOperator, selectionDataRequested } from '../selection';
import { loadStatus } from './load-status';

const query = createQuery({
  operation: availability,
  request: combine($selectedCountry, $selectedOperator, (country, operator) => {
    if (country === null) return null;
    return { query: operator ? { country, operator } : { country } };
  }),
  delayMs: PRICES_DELAY_MS,
});

/** Stock of the selected country and operator, by service code. */
export const $availability = createStore<ReadonlyMap<string, number>>(new Map())
  .on(query.succeeded, (_, { result }) => result)
  .reset($selectedCountry);

/** True if the stock could not be loaded; the service list's figures are shown instead. */
export const $hasAvailabilityFailed = equals(loadStatus(query), 'failed');

sample({ clock: selectionDataRequested, target: query.refresh });
