import { wizardQuery, type Selection, type WizardChoices } from '@sms/domain/rules';
import { PATHS } from './paths';

/**
 * A link into the wizard with these choices made: 'Buy again' gives all three and opens the confirm step.
 * The screen takes the choices and removes them from the address.
 */
export const buyNumberPath = (choices: WizardChoices): string => withChoices(PATHS.buyNumber, choices);

/**
 * 'Top up your account': the deposits with 'Add Funds' open for what is missing, and a way back to these choices. The
 * screen takes the choices and removes them from the address.
 */
export const topUpPath = (choices: Selection): string => withChoices(PATHS.transactions, choices);

const withChoices = (path: string, choices: WizardChoices | Selection): string => {
  const query = wizardQuery(choices);
  return query === '' ? path : `${path}?${query}`;
};

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
