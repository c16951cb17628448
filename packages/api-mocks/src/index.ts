export { scenarios, type ScenarioId } from './scenarios';
export type { DepositSeed, NumberSeed, Scenario } from './world/scenario';
export { realCallLimits, type CallLimits, type Fault, type Flags, type Spoiling } from './world/flags';
export { DEMO_ACCOUNT } from './seeds/accounts';
export { createWorld, type WorldOptions } from './create-world';
export type { World } from './world/world';
