import { deepLinkQuery, type PartialSelection } from '@sms/domain/catalogue/selection/wizard-url';
import type { Selection } from '@sms/domain/catalogue/selection/wizard-step';
import { PATHS } from './paths';

/**
 * Deep link into the wizard: 'Buy again' gives all three choices and opens the confirm step. The screen reads
 * the choices and removes them from the address.
 */
export const buyNumberPath = (choices: PartialSelection | Selection): string =>
  `${PATHS.buyNumber}?${deepLinkQuery(choices)}`.replace(/\?$/, '');

/**
 * 'Buy again': the last step of the wizard for the same service and country, with any operator, because a
 * number does not include its operator. Undefined while its service or country is unknown.
 */
export const buyAgainPath = (number: {
  readonly countryCode: string;
  readonly serviceCode: string;
}): string | undefined => {
  const { countryCode: country, serviceCode: service } = number;
  return country === '' || service === '' ? undefined : buyNumberPath({ country, service, operator: '' });
};
