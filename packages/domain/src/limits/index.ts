export * from './spec';
export * from './tuning';
