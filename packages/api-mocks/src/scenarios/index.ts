import { accountScenarios } from './account-scenarios';
import { numberScenarios } from './number-scenarios';
import { troubleScenarios } from './trouble-scenarios';

/** Every prepared beginning, by its id. */
export const scenarios = { ...accountScenarios, ...numberScenarios, ...troubleScenarios };

/** Id of a prepared beginning. */
export type ScenarioId = keyof typeof scenarios;
