import type { PartialSelection } from '../../../rules/purchase/wizard-url';

/** What is to be different about the number bought in place of one that got no SMS. */
export type ReplacementOption = 'operator' | 'country';

/**
 * The choices that stay: with another operator service and country, with another country the service. Each leads to the step at
 * which the rest is chosen (spec §4).
 */
export const selectionForReplacement = (
  number: { readonly serviceCode: string; readonly countryCode: string },
  option: ReplacementOption,
): PartialSelection => {
  const { serviceCode: service, countryCode: country } = number;
  return option === 'operator' ? { country, service } : { service };
};
