import { combine, createStore, sample } from 'effector';
import { equals } from 'patronum';
import { availability } from '../../contracts/catalogue';
import { createOperationFx } from '../../api/operation-fx';
import { PRICES_DELAY_MS } from '../../limits';
import { createKeyedLoad } from './keyed-load';
import { $selectedCountry, $selectedOperator, selectionDataRequested } from './selection';

const loadAvailabilityFx = createOperationFx(availability);

const load = createKeyedLoad({
  $key: combine($selectedCountry, $selectedOperator, (country, operator) => {
    if (country === null) return null;
    return { query: operator ? { country, operator } : { country } };
  }),
  loadFx: loadAvailabilityFx,
  delayMs: PRICES_DELAY_MS,
});

/** How many numbers the chosen country and operator have, by service code. */
export const $availability = createStore<ReadonlyMap<string, number>>(new Map())
  .on(load.answered, (_, { answer }) => answer)
  .reset($selectedCountry);

/** Whether the stock could not be loaded; the services' own figures stand in. */
export const $hasAvailabilityFailed = equals(load.$status, 'failed');

sample({ clock: selectionDataRequested, target: load.refreshRequested });
