export { scenarios, type ScenarioId } from './scenarios';
export { specCompliant } from './scenarios/index';
export type { DepositSeed, NumberSeed, Scenario } from './world/scenario';
export type { Fault, Flags, ResponseCorruption } from './world/flags';
export { realServerQuirks, noQuirks, type CallLimits, type ServerQuirks } from './world/server-quirks';
export { DEMO_ACCOUNT, NEWCOMER } from './world/seeds/accounts';
export { createWorld } from './world/create-world';
export type { World } from './world/world';
