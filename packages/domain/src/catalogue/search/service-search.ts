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

const popularNames = new Set<string>([...POPULAR_SERVICES, ...POPULAR_WITHOUT_FLAG]);

/**
 * The provider joins the names of services that share a code: 'Instagram+Threads', 'Google,youtube,Gmail'.
 */
const NAME_SEPARATOR = /[,+/&]/;

const isPopular = ({ popular, name, code, spelling = name }: NamedByUs): boolean =>
  popular ||
  [code, ...spelling.split(NAME_SEPARATOR)].some((part) => popularNames.has(part.trim().toLowerCase()));

/**
 * Makes services ready for search, in the order of the server: their words are made comparable once, not at
 * every letter typed.
 */
export const indexServices = (services: readonly NamedByUs[]) =>
  services.map((service) => ({
    service,
    words: searchText([service.name, service.code, service.spelling].join('\n')),
    isPopular: isPopular(service),
  }));

/**
 * The services that fit search and category. `text`: name or code, or a part of one; `category`:
 * `ALL_CATEGORIES` or one of the data.
 */
export const searchServices = <S extends ReturnType<typeof indexServices>[number]>(
  index: readonly S[],
  { text, category }: { readonly text: string; readonly category: string },
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
