export * from './step-indicator';
