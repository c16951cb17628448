export * from './country-list';
export type { CountryListItem } from './country-rows';
