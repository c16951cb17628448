export * from './usage-guide';
