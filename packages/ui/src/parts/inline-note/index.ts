export * from './inline-note';
