export * from './practice-number';
