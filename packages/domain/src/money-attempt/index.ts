export { $clickContext, clickEntries, clickNow, type Click } from './click';
export { createMoneyAttempt } from './money-attempt';
export { newSince } from './recognise';
export { NOT_CHARGED, OFFLINE } from './texts';
export type { MoneyAttempt } from './types';
