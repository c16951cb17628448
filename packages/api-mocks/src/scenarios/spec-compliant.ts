import type { Scenario } from '../world/scenario';
import { noQuirks } from '../world/server-quirks';
import { scenarios, type ScenarioId } from './index';

/** The same scenario with a spec-compliant server; flags of the scenario itself still apply. */
export const specCompliant = (scenario: ScenarioId | Scenario): Scenario => {
  const original: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  return { ...original, flags: { ...noQuirks, ...original.flags } };
};
