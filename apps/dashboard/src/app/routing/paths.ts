import { deepLinkQuery, type PartialSelection, type Selection } from '@sms/domain/rules';

/** The forms of guests; by themselves, because the first script of the page needs no more. */
export const GUEST_PATHS = { login: '/login', register: '/register' } as const;

/** The routes of the product (spec §2), and the subscriptions, for which it only has calls. */
export const PATHS = {
  ...GUEST_PATHS,
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/',
  buyNumber: '/buy-number',
  activeNumbers: '/active-numbers',
  history: '/history',
  transactions: '/transactions',
  subscriptions: '/subscriptions',
  settings: '/settings',
} as const;

/**
 * A link into the wizard with these choices made: 'Buy again' gives all three and opens the confirm step.
 * The screen takes the choices and removes them from the address.
 */
export const buyNumberPath = (choices: PartialSelection): string =>
  `${PATHS.buyNumber}?${deepLinkQuery(choices)}`.replace(/\?$/, '');

/**
 * 'Buy again': the last step of the wizard for the same service and country, with any operator, since a number does not
 * tell its own. Undefined while its service or country is unknown.
 */
export const buyAgainPath = (number: {
  readonly countryCode: string;
  readonly serviceCode: string;
}): string | undefined => {
  const { countryCode: country, serviceCode: service } = number;
  return country === '' || service === '' ? undefined : buyNumberPath({ country, service, operator: '' });
};

/**
 * 'Top up your account': the deposits with 'Add Funds' open for what is missing, and a way back to these choices. The
 * screen takes the choices and removes them from the address (decision 0062).
 */
export const addFundsPath = (choices: Selection): string => `${PATHS.transactions}?${deepLinkQuery(choices)}`;
