interface Start {
  /** False when the address has a saved world that could not be opened. */
  readonly isOpened: boolean;
  /** The scenario that the address names; null for none. */
  readonly scenario: string | null;
  readonly scenarios: readonly { readonly id: string }[];
}

/** The message with which the panel opens where the address asks for what does not exist; null otherwise. */
export const startNotice = ({ isOpened, scenario, scenarios }: Start): string | null => {
  if (!isOpened)
    return 'The link has no world that this version can open. Nothing was changed: ask for a new link.';
  if (scenario === null || scenarios.some(({ id }) => id === scenario)) return null;
  return `There is no scenario '${scenario}'. Nothing was changed: choose one under Scenario.`;
};
