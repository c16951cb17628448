export { scenarios, type ScenarioId } from './scenarios';
export type { DepositSeed, NumberSeed, Scenario } from './scenarios/scenario';
export { realCallLimits, type CallLimits, type Fault, type Flags, type Spoiling } from './flags';
export { DEMO_ACCOUNT } from './seeds/accounts';
export { createWorld, type World, type WorldOptions } from './world';
