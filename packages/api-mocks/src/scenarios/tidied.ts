import { tidyManners } from '../world/manners';
import type { Scenario } from '../world/scenario';
import { scenarios, type ScenarioId } from './index';

/** The same beginning in front of a tidy server; what the scenario itself says of the server still holds. */
export const tidied = (scenario: ScenarioId | Scenario): Scenario => {
  const story: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  return { ...story, flags: { ...tidyManners, ...story.flags } };
};
