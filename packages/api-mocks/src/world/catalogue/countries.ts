import { shareOf } from '../../db/random';
import { COUNTRY_DATA } from './country-data';

/** A country in which the provider sells. */
export interface CountrySeed {
  /** The provider's own code. */
  readonly code: string;
  readonly name: string;
  /** The Russian name. */
  readonly rus: string;
  readonly dialling: string;
}

/** The provider sells virtual numbers of the USA as a country of their own, under this code. */
const VIRTUAL_USA = '12';

const nameIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (iso: string) => names.of(iso) ?? iso;
};

const build = (): readonly CountrySeed[] => {
  const english = nameIn('en');
  const russian = nameIn('ru');
  const collator = new Intl.Collator('en');
  return COUNTRY_DATA.map(({ code, iso, dialling }) => ({
    code,
    name: code === VIRTUAL_USA ? `${english(iso)} (virtual)` : english(iso),
    rus: code === VIRTUAL_USA ? `${russian(iso)} (виртуальные)` : russian(iso),
    dialling,
  })).sort((one, other) => collator.compare(one.name, other.name));
};

let countries: readonly CountrySeed[] | undefined;

/** All countries by name. Built on first use: the names take longer to build than the rest of a world. */
export const allCountries = (): readonly CountrySeed[] => (countries ??= build());

const diallingCodes: ReadonlyMap<string, string> = new Map(
  COUNTRY_DATA.map(({ code, dialling }) => [code, dialling]),
);

/** The dialling code of a country, or undefined for an unknown one. */
export const diallingCodeOf = (country: string): string | undefined => diallingCodes.get(country);

/** True when the provider rents numbers of a country by the day; about half of them. */
export const rentsOut = (country: string): boolean => shareOf(`rent/${country}`) < 0.5;
