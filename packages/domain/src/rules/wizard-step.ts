/** What the user chose in the purchase wizard, by code. */
export interface Selection {
  readonly country: string | null;
  readonly service: string | null;
  /** Null: not chosen yet. Empty text: any operator. */
  readonly operator: string | null;
}

/** The four steps of the wizard in order (spec §2). */
export const WIZARD_STEPS = ['country', 'service', 'operator', 'confirm'] as const;

/** A step of the wizard. */
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The operator value that means 'Any Operator' (spec §2). */
export const ANY_OPERATOR = '';

/** Nothing chosen. */
export const EMPTY_SELECTION: Selection = { country: null, service: null, operator: null };

/** The step a selection stands at (spec §4). */
export const wizardStep = ({ country, service, operator }: Selection): WizardStep => {
  if (country === null) return 'country';
  if (service === null) return 'service';
  return operator === null ? 'operator' : 'confirm';
};

/** Chooses a country, which clears service and operator (spec §4). */
export const chooseCountry = (country: string): Selection => ({ ...EMPTY_SELECTION, country });

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

/** Goes one step back, which clears the selection of the step returned to (spec §2). */
export const stepBack = (selection: Selection): Selection => {
  switch (wizardStep(selection)) {
    case 'confirm':
      return { ...selection, operator: null };
    case 'operator':
      return { ...selection, service: null };
    case 'service':
    case 'country':
      return EMPTY_SELECTION;
  }
};
