import { deepLinkQuery, type PartialSelection, type Selection } from '@sms/domain/rules';
import { PATHS } from './paths';

/**
 * Deep link into the wizard: 'Buy again' gives all three choices and opens the confirm step. The screen reads the
 * choices and removes them from the address.
 */
export const buyNumberPath = (choices: PartialSelection): string =>
  `${PATHS.buyNumber}?${deepLinkQuery(choices)}`.replace(/\?$/, '');

/**
 * 'Buy again': the last step of the wizard for the same service and country, with any operator, because a number does
 * not include its operator. Undefined while its service or country is unknown.
 */
export const buyAgainPath = (number: {
  readonly countryCode: string;
  readonly serviceCode: string;
}): string | undefined => {
  const { countryCode: country, serviceCode: service } = number;
  return country === '' || service === '' ? undefined : buyNumberPath({ country, service, operator: '' });
};

/**
 * 'Add Funds' of the last step: the deposits with 'Add Funds' prefilled with the shortfall, and a link back to these choices.
 * The screen reads the choices and removes them from the address (decision 0062).
 */
export const addFundsPath = (choices: Selection): string => `${PATHS.transactions}?${deepLinkQuery(choices)}`;
