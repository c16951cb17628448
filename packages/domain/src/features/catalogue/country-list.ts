import { combine, createEvent, createStore, restore } from 'effector';
import { indexCountries, searchCountries, type CountrySort } from '../../rules';
import { sessionEnded } from '../session';
import { $countries } from './lists';

/** The user typed into the search of the country step. */
export const countryQueryChanged = createEvent<string>();

/** The user chose an order of the countries. */
export const countrySortChanged = createEvent<CountrySort>();

/** The user asked for all countries (true) or the popular ones only (false). */
export const allCountriesToggled = createEvent<boolean>();

/** What is typed into the search of the country step. */
export const $countryQuery = restore(countryQueryChanged, '').reset(sessionEnded);

/** Order of the countries. Default: popular first (spec §2). */
export const $countrySort = restore(countrySortChanged, 'popular').reset(sessionEnded);

const $isShowingAll = createStore(false)
  .on(allCountriesToggled, (_, isShowingAll) => isShowingAll)
  .reset(sessionEnded);

const $index = $countries.map((countries) => indexCountries(countries ?? []));

/** The countries of the country step, searched and sorted. */
export const $shownCountries = combine(
  $index,
  $countryQuery,
  $countrySort,
  $isShowingAll,
  (index, text, sort, showAll) => searchCountries(index, { text, sort, showAll }),
);

/** Which countries are listed: the popular ones, all, or those a search found. */
export const $countryScope = combine(
  $countryQuery,
  $isShowingAll,
  (text, isShowingAll): 'popular' | 'all' | 'search' => {
    if (text.trim() !== '') return 'search';
    return isShowingAll ? 'all' : 'popular';
  },
);
