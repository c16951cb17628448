export { CountryFlag, type CountryFlagProps } from './country-flag';
