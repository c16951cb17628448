export * from './price-balance-panel';
