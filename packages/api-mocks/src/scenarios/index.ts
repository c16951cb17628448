import { accountScenarios } from './account-scenarios';
import { depositScenarios } from './deposit-scenarios';
import { numberScenarios } from './number-scenarios';
import { troubleScenarios } from './trouble-scenarios';
import type { Scenario } from '../world/scenario';

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

/** The listed scenario that a world began with, known by its description; undefined for any other. */
export const scenarioIdOf = ({ description }: Scenario): ScenarioId | undefined =>
  // Object.keys widens the keys to string.
  (Object.keys(scenarios) as ScenarioId[]).find((id) => scenarios[id].description === description);
