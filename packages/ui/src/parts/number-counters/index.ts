export * from './number-counters';
