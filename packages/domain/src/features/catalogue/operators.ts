import { createStore, sample } from 'effector';
import { operators } from '../../contracts/catalogue';
import { createOperationFx } from '../../api/operation-fx';
import type { Operator } from '../../contracts';
import { OPERATORS_DELAY_MS } from '../../limits';
import { createKeyedLoad } from './keyed-load';
import { $selectedCountry, selectionDataRequested } from './selection';

const loadOperatorsFx = createOperationFx(operators);

const load = createKeyedLoad({
  $key: $selectedCountry.map((country) => (country === null ? null : { params: { country } })),
  loadFx: loadOperatorsFx,
  delayMs: OPERATORS_DELAY_MS,
});

/** The network operators of the chosen country. */
export const $operators = createStore<readonly Operator[]>([])
  .on(load.answered, (_, { answer }) => answer)
  .reset($selectedCountry);

/** How far the operators are; 'Any Operator' can be chosen in every case. */
export const $operatorsStatus = load.$status;

sample({ clock: selectionDataRequested, target: load.refreshRequested });
