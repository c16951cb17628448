export * from './spec';
export * from './time-units';
export * from './tuning';
