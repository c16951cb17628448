import { accountScenarios } from './account-scenarios';
import { depositScenarios } from './deposit-scenarios';
import { numberScenarios } from './number-scenarios';
import { troubleScenarios } from './trouble-scenarios';
import type { Scenario } from '../world/scenario';
import { noQuirks } from '../world/server-quirks';

/** Every scenario, by its id. */
export const scenarios = {
  ...accountScenarios,
  ...numberScenarios,
  ...depositScenarios,
  ...troubleScenarios,
};

/** Id of a scenario. */
export type ScenarioId = keyof typeof scenarios;

/** True for the id of a listed scenario. */
export const isScenarioId = (id: string): id is ScenarioId => Object.hasOwn(scenarios, id);

/** The same scenario with a spec-compliant server; flags of the scenario itself still apply. */
export const specCompliant = (scenario: ScenarioId | Scenario): Scenario => {
  const original: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  return { ...original, flags: { ...noQuirks, ...original.flags } };
};
