export * from './first-search';
