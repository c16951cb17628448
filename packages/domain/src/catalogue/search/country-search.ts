import type { Country } from '../../contracts/catalogue-calls';
import { POPULAR_COUNTRY_CODES } from '../../limits/spec';
import { searchText } from '../../lib/format/search-text';
import type { CountryOffer, CountryOffers } from '../offers/country-offers';

/** Names of the same country: those of the server and those that people type. Compared as `searchText`. */
const SAME_COUNTRY: readonly (readonly string[])[] = [
  ['united states', 'usa', 'us', 'america'],
  ['united kingdom', 'uk', 'gb', 'england', 'great britain', 'britain'],
  ['united arab emirates', 'uae', 'emirates'],
  ['congo - kinshasa', 'dr congo', 'drc', 'congo (dem. republic)', 'democratic republic of the congo'],
  ["cote d'ivoire", 'ivory coast'],
  ['south korea', 'korea', 'republic of korea'],
  ['turkiye', 'turkey'],
  ['czechia', 'czech republic'],
  ['netherlands', 'holland'],
  ['myanmar (burma)', 'myanmar', 'burma'],
  ['eswatini', 'swaziland'],
];

/** Other names of the country with this name, as `searchText`. */
export const countryAliases = (name: string): readonly string[] =>
  SAME_COUNTRY.find((names) => names.includes(name))?.filter((other) => other !== name) ?? [];

/** Orders of the country list (spec §2); the last two by the offers of one service (decision 0042). */
export type CountrySort = 'popular' | 'name' | 'code' | 'price' | 'stock';

/** A country made ready for search: its words are made comparable once, not at every letter typed. */
export interface SearchableCountry {
  readonly country: Country;
  readonly words: string;
  /** Place in the list of popular countries, from 0; null when it is not in it. */
  readonly popularity: number | null;
}

export interface CountryQuery {
  /** Name, common other name, code or Russian name, or a part of one. */
  readonly text: string;
  readonly sort: CountrySort;
  /** Without a search only popular countries are shown until the user expands the list (spec §2). */
  readonly showAll: boolean;
  /** Offers of the selected service by country; without them 'price' and 'stock' sort by name. */
  readonly offers?: CountryOffers | null;
}

const popularity = new Map<string, number>(POPULAR_COUNTRY_CODES.map((code, place) => [code, place]));

/** Makes countries ready for search, in order of their names. */
export const indexCountries = (countries: readonly Country[]): readonly SearchableCountry[] =>
  countries
    .map((country) => ({
      country,
      words: [country.name, country.code, country.rus]
        .map(searchText)
        .concat(countryAliases(searchText(country.name)))
        .join('\n'),
      popularity: popularity.get(country.code) ?? null,
    }))
    .sort((a, b) => names.compare(a.country.name, b.country.name));

/** The countries to show: a search includes all of them, popular or not. */
export const searchCountries = (
  index: readonly SearchableCountry[],
  { text, sort, showAll, offers = null }: CountryQuery,
): readonly Country[] => {
  const wanted = searchText(text);
  const found = index.filter(({ words, popularity: place }) =>
    wanted === '' ? showAll || place !== null : words.includes(wanted),
  );
  const order = orderBy(sort, offers);
  // The index is in order of names and sorting is stable, so that names decide between equals.
  return (order === null ? found : found.sort(order)).map(({ country }) => country);
};

const names = new Intl.Collator('en');
const codes = new Intl.Collator('en', { numeric: true });

type Order = (a: SearchableCountry, b: SearchableCountry) => number;

/** The order of the list; null for the order of names. */
const orderBy = (sort: CountrySort, offers: CountryOffers | null): Order | null => {
  switch (sort) {
    case 'name':
      return null;
    case 'code':
      return (a, b) => codes.compare(a.country.code, b.country.code);
    case 'popular':
      return byPopularity;
    case 'price':
      return byOffer(offers, (offer) => offer?.price ?? Number.MAX_VALUE);
    case 'stock':
      return byOffer(offers, (offer) => -(offer?.stock ?? -1));
  }
};

/** Sorts by a figure of a country's offer, ascending. */
const byOffer = (
  offers: CountryOffers | null,
  measure: (offer: CountryOffer | undefined) => number,
): Order | null =>
  offers && ((a, b) => measure(offers.get(a.country.code)) - measure(offers.get(b.country.code)));

const placeOf = ({ popularity: place }: SearchableCountry): number => place ?? POPULAR_COUNTRY_CODES.length;

/** The order of the list of popular countries, the others after them. */
export const byPopularity: Order = (a, b) => placeOf(a) - placeOf(b);
