/** The routes of the product (spec §2). */
export const PATHS = {
  login: '/login',
  register: '/register',
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/',
  buyNumber: '/buy-number',
  activeNumbers: '/active-numbers',
  history: '/history',
  transactions: '/transactions',
  settings: '/settings',
} as const;

/** What a link into the wizard chooses beforehand, by code; '' as operator is any (spec §2). */
export interface WizardChoices {
  readonly country?: string | undefined;
  readonly service?: string | undefined;
  readonly operator?: string | undefined;
}

/**
 * A link into the wizard with these choices made: 'Buy again' gives all three and opens the confirm step.
 * The screen takes the choices and removes them from the address.
 */
export const buyNumberPath = (choices: WizardChoices): string => {
  const given = Object.entries(choices).filter(
    (choice): choice is [string, string] => choice[1] !== undefined,
  );
  return given.length === 0 ? PATHS.buyNumber : `${PATHS.buyNumber}?${new URLSearchParams(given)}`;
};
