export { scenarios, type ScenarioId } from './scenarios';
export type { NumberSeed, Scenario } from './scenarios/scenario';
export type { Fault, Flags, Spoiling } from './flags';
export { DEMO_ACCOUNT } from './seeds/accounts';
export { createWorld, type World, type WorldOptions } from './world';
