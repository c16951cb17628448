import type { Selection } from './wizard-step';

/** What a link into the wizard chooses beforehand, by code; empty text as operator is any (decision 0041). */
export interface WizardChoices {
  readonly country?: string | undefined;
  readonly service?: string | undefined;
  readonly operator?: string | undefined;
}

/** What a link comes to. */
export interface WizardLink {
  readonly selection: Selection;
  /** What the link names and the catalogue does not know; the user chooses it instead. */
  readonly unknown: readonly ('country' | 'service')[];
}

type Listed = readonly { readonly code: string }[];

/**
 * Reads a link by what can be chosen, so that text from an address never becomes a choice. The server writes codes now in small
 * letters, now in capitals. A service waits for its country; an operator counts only with both.
 */
export const readWizardLink = (choices: WizardChoices, countries: Listed, services: Listed): WizardLink => {
  const country = codeIn(countries, choices.country);
  const service = codeIn(services, choices.service);
  return {
    selection: {
      country,
      service,
      operator: country === null || service === null ? null : (choices.operator ?? null),
    },
    unknown: [
      ...(choices.country && country === null ? (['country'] as const) : []),
      ...(choices.service && service === null ? (['service'] as const) : []),
    ],
  };
};

const codeIn = (listed: Listed, code: string | undefined): string | null => {
  const wanted = code?.toLowerCase();
  return listed.find((entry) => entry.code.toLowerCase() === wanted)?.code ?? null;
};
