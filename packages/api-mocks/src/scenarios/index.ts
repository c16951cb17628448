import { accountScenarios } from './account-scenarios';
import { depositScenarios } from './deposit-scenarios';
import { numberScenarios } from './number-scenarios';
import { troubleScenarios } from './trouble-scenarios';

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
