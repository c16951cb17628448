export { scenarios, type ScenarioId } from './scenarios';
export { tidied } from './scenarios/tidied';
export type { DepositSeed, NumberSeed, Scenario } from './world/scenario';
export type { Fault, Flags, Spoiling } from './world/flags';
export { realManners, tidyManners, type CallLimits, type Manners } from './world/manners';
export { DEMO_ACCOUNT } from './seeds/accounts';
export { createWorld, type WorldOptions } from './create-world';
export type { World } from './world/world';
