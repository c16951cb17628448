import type { WizardChoices } from './wizard-url';
import type { Selection } from './wizard-step';

/** The choices as the query of an address, without its question mark; empty without choices (decision 0041). */
export const wizardQuery = (choices: WizardChoices | Selection): string =>
  new URLSearchParams(
    Object.entries(choices).filter((choice): choice is [string, string] => typeof choice[1] === 'string'),
  ).toString();
