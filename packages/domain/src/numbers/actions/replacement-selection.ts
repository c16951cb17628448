import type { PartialSelection } from '../../catalogue';

/** The part of the selection that changes in a replacement for a number without SMS. */
export type ReplacementOption = 'operator' | 'country';

/**
 * The part of the selection that stays: service and country for another operator, the service for another
 * country. Each leads to the step where the rest is selected (spec §4).
 */
export const selectionForReplacement = (
  number: { readonly serviceCode: string; readonly countryCode: string },
  option: ReplacementOption,
): PartialSelection => {
  const { serviceCode: service, countryCode: country } = number;
  return option === 'operator' ? { country, service } : { service };
};
