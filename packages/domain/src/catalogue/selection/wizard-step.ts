/** Selection in the purchase wizard, by code. */
export interface Selection {
  readonly country: string | null;
  /** Without a country: a service that a link chose, which waits for the country (decision 0041). */
  readonly service: string | null;
  /** Null: not chosen yet. Empty text: any operator. */
  readonly operator: string | null;
}

/** The four steps of the wizard in order (spec §2). */
export type WizardStep = 'country' | 'service' | 'operator' | 'confirm';

/** The operator value that means 'Any Operator' (spec §2). */
export const ANY_OPERATOR = '';

export const EMPTY_SELECTION: Selection = { country: null, service: null, operator: null };

/** Current step of a selection (spec §4). */
export const wizardStep = ({ country, service, operator }: Selection): WizardStep => {
  if (country === null) return 'country';
  if (service === null) return 'service';
  return operator === null ? 'operator' : 'confirm';
};

/**
 * Chooses a country, which clears service and operator (spec §4). For a service that waited for it, the
 * country is an offer: its price is that of any operator.
 */
export const chooseCountry = (before: Selection, country: string): Selection =>
  before.country === null && before.service !== null
    ? { country, service: before.service, operator: ANY_OPERATOR }
    : { country, service: null, operator: null };

/** Chooses a service, which clears the operator (spec §4). */
export const chooseService = (selection: Selection, service: string): Selection => ({
  ...selection,
  service,
  operator: null,
});

/** Chooses an operator; `ANY_OPERATOR` for any. */
export const chooseOperator = (selection: Selection, operator: string): Selection => ({
  ...selection,
  operator,
});

/** Opens an earlier step again, which clears its choice and those after it (spec §2, §4). */
export const openStep = (selection: Selection, step: Exclude<WizardStep, 'confirm'>): Selection => {
  switch (step) {
    case 'country':
      return EMPTY_SELECTION;
    case 'service':
      return { ...selection, service: null, operator: null };
    case 'operator':
      return { ...selection, operator: null };
  }
};

/** Goes one step back, which clears the selection of that step (spec §2). */
export const stepBack = (selection: Selection): Selection => {
  switch (wizardStep(selection)) {
    case 'confirm':
      return openStep(selection, 'operator');
    case 'operator':
      return openStep(selection, 'service');
    case 'service':
    case 'country':
      return openStep(selection, 'country');
  }
};
