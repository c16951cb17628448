export { $clickContext, clickEntries, clickNow, type Click } from './intent';
export { createMoneyAttempt } from './reconciled-mutation';
export { newSince } from './match-result';
export { NOT_CHARGED, OFFLINE } from './texts';
export type { MoneyAttempt } from './types';
