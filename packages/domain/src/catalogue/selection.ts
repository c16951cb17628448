import { createEvent, createStore, merge } from 'effector';
import {
  ANY_OPERATOR,
  chooseCountry,
  chooseOperator,
  chooseService,
  EMPTY_SELECTION,
  openStep,
  stepBack,
  wizardStep,
  type Selection,
  type WizardStep,
} from './selection/wizard-step';

export const wizardOpened = createEvent();

/** The user chose a country by code: service and operator clear (spec §4). */
export const countryChosen = createEvent<string>();

/** The user chose a service by code: the operator clears (spec §4). */
export const serviceChosen = createEvent<string>();

/** The user chose an operator by id; empty text means any. */
export const operatorChosen = createEvent<string>();

/** A link into the wizard made these choices, all at once (decision 0041). */
export const selectionPrefilled = createEvent<Selection>();

/** The wizard went one step back. */
export const steppedBack = createEvent();

/** The wizard went back to a step, which clears its selection and the later ones. */
export const stepOpened = createEvent<Exclude<WizardStep, 'confirm'>>();

/** The wizard starts over. */
export const selectionCleared = createEvent();

/** A purchase from before a page reload is resumed: restores its selection. */
export const selectionRestored = createEvent<Selection>();

/** The selected operator is out of stock, so any operator takes its place (spec §8). */
export const operatorDropped = createEvent();

/** The selection. Service and operator belong to the country; a deep link's service may wait for it. */
export const $selection = createStore<Selection>(EMPTY_SELECTION)
  .on(countryChosen, chooseCountry)
  .on(serviceChosen, chooseService)
  .on(operatorChosen, chooseOperator)
  .on(operatorDropped, (selection) => chooseOperator(selection, ANY_OPERATOR))
  .on(steppedBack, stepBack)
  .on(stepOpened, openStep)
  .on([selectionPrefilled, selectionRestored], (_, selection) => selection)
  .reset(selectionCleared);

/** The country that operators, prices and availability belong to; null while none is chosen. */
export const $selectedCountry = $selection.map(({ country }) => country);

/** The service whose prices are loaded separately; null while none is chosen. */
export const $selectedService = $selection.map(({ service }) => service);

/** The operator whose stock is requested; empty or null for any. */
export const $selectedOperator = $selection.map(({ operator }) => operator);

export const $wizardStep = $selection.map(wizardStep);

/** The user made or undid a choice; a change made by the product itself does not count. */
export const selectionChangedByUser = merge([
  countryChosen,
  serviceChosen,
  operatorChosen,
  selectionPrefilled,
  steppedBack,
  stepOpened,
  selectionCleared,
]);

/** Reloads operators, prices and availability for the current selection. */
export const selectionDataRequested = createEvent();
