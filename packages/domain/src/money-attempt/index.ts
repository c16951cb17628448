export { $clickContext, clickEntries, clickNow, type Click } from './click';
export { createMoneyAttempt } from './money-attempt';
export { newSince } from './recognise';
export type { MoneyAttempt } from './types';
