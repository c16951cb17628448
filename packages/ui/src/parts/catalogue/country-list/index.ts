export * from './country-list';
export * from './country-results';
export type { CountryListItem } from './country-rows';
