import { tidyManners } from '../world/server-quirks';
import type { Scenario } from '../world/scenario';
import { scenarios, type ScenarioId } from './index';

/** The same scenario in front of a tidy server; flags that the scenario itself sets still hold. */
export const tidied = (scenario: ScenarioId | Scenario): Scenario => {
  const story: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  return { ...story, flags: { ...tidyManners, ...story.flags } };
};
