import { createStore, sample } from 'effector';
import { operators, type Operator } from '../../contracts/catalogue-calls';
import { createQuery } from '../../api/query/create-query';
import { OPERATORS_DELAY_MS } from '../../limits/spec';
import { $selectedCountry, selectionDataRequested } from '../selection';
import { loadStatus } from './load-status';

const query = createQuery({
  operation: operators,
  request: $selectedCountry.map((country) => (country === null ? null : { params: { country } })),
  delayMs: OPERATORS_DELAY_MS,
});

/** The network operators of the chosen country. */
export const $operators = createStore<readonly Operator[]>([])
  .on(query.succeeded, (_, { result }) => result)
  .reset($selectedCountry);

/** Load status of the operators; 'Any Operator' can be chosen in every case. */
export const $operatorsStatus = loadStatus(query);

/** True while they take longer than usual. */
export const $areOperatorsSlow = query.$isSlow;

sample({ clock: selectionDataRequested, target: query.refresh });
