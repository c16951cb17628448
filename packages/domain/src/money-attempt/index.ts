export { $clickContext, clickEntries, clickNow, type Click } from './click';
export { createMoneyAttempt } from './money-attempt';
export { newSince } from './recognise';
export { MONEY_TEXTS } from './texts';
export type { MoneyAttempt } from './types';
