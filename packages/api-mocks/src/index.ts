export { scenarios, type ScenarioId } from './scenarios';
export { tidied } from './scenarios/spec-compliant';
export type { DepositSeed, NumberSeed, Scenario } from './world/scenario';
export type { Fault, Flags, Spoiling } from './world/flags';
export { realManners, tidyManners, type CallLimits, type Manners } from './world/server-quirks';
export { DEMO_ACCOUNT } from './world/seeds/accounts';
export { createWorld, type WorldOptions } from './world/create-world';
export type { World } from './world/world';
