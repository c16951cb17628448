export * from './country-list';
