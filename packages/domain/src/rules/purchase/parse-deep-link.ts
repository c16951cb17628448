import type { WizardChoices } from './wizard-url';

/** The choices that the query of an address makes, and the query without them; null without choices. */
export const takeWizardChoices = (
  search: string,
): { readonly choices: WizardChoices; readonly rest: string } | null => {
  const query = new URLSearchParams(search);
  const take = (name: keyof WizardChoices): string | undefined => {
    const value = query.get(name) ?? undefined;
    query.delete(name);
    return value;
  };
  const choices = { country: take('country'), service: take('service'), operator: take('operator') };
  if (Object.values(choices).every((choice) => choice === undefined)) return null;
  return { choices, rest: query.toString() };
};
