import type { WizardChoices } from './wizard-link';
import type { Selection } from './wizard-step';

/** The choices as the query of an address, without its question mark; empty without choices (decision 0041). */
export const wizardQuery = ({ country, service, operator }: WizardChoices | Selection): string => {
  const given = Object.entries({ country, service, operator }).filter(
    (choice): choice is [string, string] => typeof choice[1] === 'string',
  );
  return new URLSearchParams(given).toString();
};
