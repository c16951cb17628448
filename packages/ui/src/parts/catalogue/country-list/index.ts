export * from './country-list';
export type { CountryOption } from './country-rows';
