import type { Country } from '../contracts/catalogue-calls';
import { searchText } from '../lib/format/search-text';
import { countryAliases, byPopularity, indexCountries } from '../catalogue/search/country-search';
import { indexServices, type NamedByUs } from '../catalogue/search/service-search';

/** Something the catalogue lists, as far as the search needs it. */
export interface Searched {
  readonly code: string;
  readonly name: string;
  /** The provider's spelling, where it differs. */
  readonly spelling?: string | undefined;
  readonly isPopular: boolean;
}

/** A search result: a service to buy, a country to buy in, or both. */
interface PurchaseIdea {
  readonly service: Searched | null;
  readonly country: Searched | null;
}

/** An entry with its texts as they are compared, made once for each catalogue. */
interface Indexed {
  readonly entry: Searched;
  readonly code: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
}

interface Found {
  readonly entry: Searched;
  /** Distance between the text and the entry, from 0. */
  readonly distance: number;
}

const MOST_IDEAS = 6;

/** Candidates considered per list: the best ones only, so that long lists cost nothing. */
const MOST_CANDIDATES = 3;

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of the country with this two-letter code; undefined when there is none. */
const regionName = (text: string): string | undefined =>
  /^[a-z]{2}$/.test(text) ? regions.of(text.toUpperCase())?.toLowerCase() : undefined;

const indexOf = (entries: readonly Searched[]): readonly Indexed[] =>
  entries.map((entry) => {
    const name = searchText(entry.name);
    const names = [name, ...countryAliases(name)];
    const spelled = [...names, searchText(entry.spelling ?? '')].join(' ');
    return { entry, code: searchText(entry.code), names, words: spelled.split(/[^\p{L}\p{N}]/u) };
  });

/** Distance between a comparable text and an entry; null without a match. */
const distanceOf = (
  text: string,
  region: string | undefined,
  { code, names, words }: Indexed,
): number | null => {
  if (code === text || names.some((name) => name === text || name === region)) return 0;
  if (names.some((name) => name.startsWith(text))) return 1;
  return words.some((word) => word.startsWith(text)) ? 2 : null;
};

const find = (index: readonly Indexed[], text: string, region?: string): readonly Found[] =>
  index
    .flatMap((indexed) => {
      const distance = distanceOf(text, region, indexed);
      const { entry } = indexed;
      return distance === null ? [] : [{ entry, distance: distance + (entry.isPopular ? 0 : 0.5) }];
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_CANDIDATES);

/** All ways to read the words as a service, a country, or one after the other. */
const splits = (words: readonly string[]): readonly (readonly [string, string])[] =>
  words.flatMap((_, index) => {
    const [first, rest] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return [
      [first, rest],
      [rest, first],
    ] as const;
  });

/** A search through one catalogue, best results first: 'wa ng' and 'nigeria whatsapp' find both. */
export const createPurchaseSearch = (services: readonly Searched[], countries: readonly Searched[]) => {
  const [serviceIndex, countryIndex] = [indexOf(services), indexOf(countries)];
  return (text: string): readonly PurchaseIdea[] => {
    const words = searchText(text).split(/\s/).filter(Boolean);
    return (
      splits(words)
        .flatMap(([service, country]): readonly (PurchaseIdea & { distance: number })[] => {
          const foundServices = service === '' ? [null] : find(serviceIndex, service);
          const foundCountries = country === '' ? [null] : find(countryIndex, country, regionName(country));
          return foundServices.flatMap((one) =>
            foundCountries.map((other) => ({
              service: one?.entry ?? null,
              country: other?.entry ?? null,
              distance: (one?.distance ?? 0) + (other?.distance ?? 0),
            })),
          );
        })
        .sort((a, b) => a.distance - b.distance)
        // Equal words split into the same two halves twice.
        .filter(
          ({ service, country }, place, all) =>
            all.findIndex((idea) => idea.service === service && idea.country === country) === place,
        )
        .slice(0, MOST_IDEAS)
        .map(({ service, country }) => ({ service, country }))
    );
  };
};

/** Searches the catalogue; built once per catalogue, not per keystroke. */
export const createCatalogueSearch = (services: readonly NamedByUs[], countries: readonly Country[]) =>
  createPurchaseSearch(
    indexServices(services).map(({ service, isPopular }) => ({ ...service, isPopular })),
    // Of equal matches the more popular one comes first.
    indexCountries(countries)
      .toSorted(byPopularity)
      .map(({ country, popularity }) => ({ ...country, isPopular: popularity !== null })),
  );
