export * from './limits/spec';
export * from './limits/tuning';
