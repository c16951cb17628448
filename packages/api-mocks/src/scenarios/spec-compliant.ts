import type { Scenario } from '../world/scenario';
import { noQuirks } from '../world/server-quirks';
import { scenarios, type ScenarioId } from './index';

/** The same scenario in front of a spec-compliant server; flags that the scenario itself sets still hold. */
export const specCompliant = (scenario: ScenarioId | Scenario): Scenario => {
  const original: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  return { ...original, flags: { ...noQuirks, ...original.flags } };
};
