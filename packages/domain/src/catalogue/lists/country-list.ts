import { combine, createEvent, createStore, restore } from 'effector';
import { formatUsd } from '../../lib/format/money';
import { indexCountries, searchCountries, type CountrySort } from '../search/country-search';
import { selectionPrefilled } from '../selection';
import { $countryOffers } from '../offers/country-offers';
import { $countries } from './catalogue-lists';

/** The user typed into the search of the country step. */
export const countryQueryChanged = createEvent<string>();

/** The user chose an order of the countries. */
export const countrySortChanged = createEvent<CountrySort>();

/** The user expanded the list to all countries (true) or collapsed it to the popular ones (false). */
export const allCountriesToggled = createEvent<boolean>();

/** Search text of the country step; it has done its work once a service is chosen. */
export const $countryQuery = restore(countryQueryChanged, '').reset(selectionPrefilled);

/** Order of the countries that the user chose. Default: popular first (spec §2). */
const $chosenSort = restore(countrySortChanged, 'popular');

const $isShowingAll = createStore(false).on(allCountriesToggled, (_, isShowingAll) => isShowingAll);

/** The order in force: without offers, one by price or stock falls back to the default. */
export const $countrySort = combine($chosenSort, $countryOffers, (sort, offers) =>
  offers === null && (sort === 'price' || sort === 'stock') ? 'popular' : sort,
);

const $index = $countries.map((countries) => indexCountries(countries ?? []));

const $isSearching = $countryQuery.map((text) => text.trim() !== '');

const $query = combine({
  text: $countryQuery,
  sort: $countrySort,
  showAll: $isShowingAll,
  offers: $countryOffers,
});

/** The countries of the country step, or everything a search found; searched and sorted. */
export const $shownCountries = combine($index, $query, (index, query) =>
  searchCountries(index, query).map(({ code, name }) => {
    const { price = null, stock = null } = query.offers?.get(code) ?? {};
    return { code, name, price: price === null ? undefined : formatUsd(price), availability: stock };
  }),
);

/** Selection of countries: the popular ones, all, or the search results. */
export const $countryScope = combine(
  $isSearching,
  $isShowingAll,
  (isSearching, isShowingAll): 'popular' | 'all' | 'search' => {
    if (isSearching) return 'search';
    return isShowingAll ? 'all' : 'popular';
  },
);
