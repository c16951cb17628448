import { createEvent, restore } from 'effector';
import { EMPTY_SELECTION, type Selection } from '../../rules';

/** The user chose something else: operators, prices and availability follow. */
export const selectionChanged = createEvent<Selection>();

/** Loads operators, prices and availability of the selection anew, as far as it names them. */
export const selectionDataRequested = createEvent();

const $selection = restore(selectionChanged, EMPTY_SELECTION);

/** The country that operators, prices and availability belong to; null while none is chosen. */
export const $selectedCountry = $selection.map(({ country }) => country);

/** The service whose prices are loaded again by themselves; null while none is chosen. */
export const $selectedService = $selection.map(({ service }) => service);

/** The operator whose stock is asked for; empty or null for any. */
export const $selectedOperator = $selection.map(({ operator }) => operator);
