/** Balance and preferences. */
export * from './account/balance-sum';
export * from './account/balance';
export * from './account/clear-device';
export * from './account/low-balance';
export * from './account/preferences';
