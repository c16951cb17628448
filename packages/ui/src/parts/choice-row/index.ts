export * from './choice-row';
