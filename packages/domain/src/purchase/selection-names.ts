import { ANY_OPERATOR, type Selection } from '../catalogue/selection/wizard-step';
import type { Country, Operator, Service } from '../contracts/catalogue-calls';

/** A selection with the lists that name it; null while they are unknown. */
export interface NamedLists {
  readonly selection: Selection;
  readonly countries: readonly Country[] | null;
  readonly services: readonly Service[] | null;
  readonly operators: readonly Operator[];
}

/**
 * The selection by name, or by code where the name is unknown, and its codes; undefined while not selected.
 */
export const selectionNames = ({
  selection: { country, service, operator },
  countries,
  services,
  operators,
}: NamedLists) => ({
  country: countries?.find(({ code }) => code === country)?.name ?? country ?? undefined,
  countryCode: country ?? undefined,
  service: services?.find(({ code }) => code === service)?.name ?? service ?? undefined,
  serviceCode: service ?? undefined,
  operator:
    operator === ANY_OPERATOR
      ? 'Any Operator'
      : (operators.find(({ id }) => id === operator)?.name ?? operator ?? undefined),
});
