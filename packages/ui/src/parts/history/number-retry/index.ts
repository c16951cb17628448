export * from './number-retry';
