import type { Selection } from './wizard-step';

/** Selection prefilled by a deep link, by code; empty text as operator is any (decision 0041). */
export interface PartialSelection {
  readonly country?: string | undefined;
  readonly service?: string | undefined;
  readonly operator?: string | undefined;
}

type Listed = readonly { readonly code: string }[];

/**
 * Reads a link against the listed options, so that text from an address never becomes a choice. The server
 * writes codes sometimes in lower case, sometimes in upper case. A service waits for its country; an operator
 * counts only with both. `unknown`: parts that are not listed; the user selects them instead.
 */
export const resolveDeepLink = (choices: PartialSelection, countries: Listed, services: Listed) => {
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
  const lowerCased = code?.toLowerCase();
  return listed.find((entry) => entry.code.toLowerCase() === lowerCased)?.code ?? null;
};

/**
 * The choices as the query of an address, without its question mark; empty without choices (decision 0041).
 */
export const deepLinkQuery = (choices: PartialSelection | Selection): string =>
  new URLSearchParams(
    Object.entries(choices).filter((choice): choice is [string, string] => typeof choice[1] === 'string'),
  ).toString();

/** The choices that the query of an address makes, and the query without them; null without choices. */
export const parseDeepLink = (search: string) => {
  const query = new URLSearchParams(search);
  const take = (name: keyof PartialSelection): string | undefined => {
    const value = query.get(name) ?? undefined;
    query.delete(name);
    return value;
  };
  const choices = { country: take('country'), service: take('service'), operator: take('operator') };
  if (Object.values(choices).every((choice) => choice === undefined)) return null;
  return { choices, rest: query.toString() };
};
