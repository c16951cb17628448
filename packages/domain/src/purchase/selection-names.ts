import { ANY_OPERATOR, type Selection } from '../catalogue/selection/wizard-step';
import type { Country, Operator, Service } from '../contracts/catalogue-calls';

/**
 * The selection by name, or by code where the name is unknown, and its codes; undefined while not selected.
 */
export const selectionNames = (
  { country, service, operator }: Selection,
  countries: readonly Country[] | null,
  services: readonly Service[] | null,
  operators: readonly Operator[],
) => ({
  country: countries?.find(({ code }) => code === country)?.name ?? country ?? undefined,
  countryCode: country ?? undefined,
  service: services?.find(({ code }) => code === service)?.name ?? service ?? undefined,
  serviceCode: service ?? undefined,
  operator:
    operator === ANY_OPERATOR
      ? 'Any Operator'
      : (operators.find(({ id }) => id === operator)?.name ?? operator ?? undefined),
});
