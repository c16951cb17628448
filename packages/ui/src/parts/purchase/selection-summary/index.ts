export * from './selection-summary';
