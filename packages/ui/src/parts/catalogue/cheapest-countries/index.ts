export { CheapestCountries, type CheapestCountriesProps } from './cheapest-countries';
