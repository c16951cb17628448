import type { Service } from '../../contracts/catalogue-calls';
import { POPULAR_SERVICES } from '../../limits/spec';
import { POPULAR_WITHOUT_FLAG } from '../../limits/tuning';
import { searchText } from '../../lib/format/search-text';

/** The category without a filter. */
export const ALL_CATEGORIES = 'All';

export interface NamedByUs extends Service {
  /** The provider's spelling, where it differs. */
  readonly spelling?: string | undefined;
}

/** A service made ready for search: its words are made comparable once, not at every letter typed. */
export interface SearchableService {
  readonly service: NamedByUs;
  readonly words: string;
  readonly isPopular: boolean;
}

/** Filters of the service step. */
export interface ServiceQuery {
  /** Name or code, or a part of one. */
  readonly text: string;
  /** `ALL_CATEGORIES` or a category of the data. */
  readonly category: string;
}

const popularNames: ReadonlySet<string> = new Set([...POPULAR_SERVICES, ...POPULAR_WITHOUT_FLAG]);

/**
 * The provider joins the names of services that share a code: 'Instagram+Threads', 'Google,youtube,Gmail'.
 */
const NAME_SEPARATOR = /[,+/&]/;

const isPopular = ({ popular, name, code, spelling = name }: NamedByUs): boolean =>
  popular ||
  [code, ...spelling.split(NAME_SEPARATOR)].some((part) => popularNames.has(part.trim().toLowerCase()));

/** Makes services ready for search, in the order of the server. */
export const indexServices = (services: readonly NamedByUs[]): readonly SearchableService[] =>
  services.map((service) => ({
    service,
    words: searchText([service.name, service.code, service.spelling].join('\n')),
    isPopular: isPopular(service),
  }));

/** The services that fit search and category. */
export const searchServices = <S extends SearchableService>(
  index: readonly S[],
  { text, category }: ServiceQuery,
): readonly S[] => {
  const wanted = searchText(text);
  return index.filter(
    ({ service, words }) =>
      (category === ALL_CATEGORIES || service.category === category) && words.includes(wanted),
  );
};

/** The categories present in the data, in alphabetical order. */
export const serviceCategories = (services: readonly Service[]): readonly string[] =>
  [...new Set(services.map(({ category }) => category))].sort();
