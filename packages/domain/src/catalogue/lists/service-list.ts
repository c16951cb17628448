import { combine, createEvent, restore } from 'effector';
import { POPULAR_SERVICES } from '../../limits/spec';
import {
  ALL_CATEGORIES,
  indexServices,
  searchServices,
  serviceCategories,
  type NamedByUs,
} from '../search/service-search';
import { formatUsd } from '../../lib/format/money';
import { lookUpPrice, $priceBook, $pricesStatus } from '../offers/prices';
import { lookUpStock } from '../offers/country-offers';
import { $favouriteServiceCodes } from '../favourites';
import { $selectedCountry, $selectedService } from '../selection';
import { $availability } from '../offers/availability';
import { $services } from './catalogue-lists';

/** The user typed into the search of the service step. */
export const serviceQueryChanged = createEvent<string>();

export const serviceCategoryChanged = createEvent<string>();

/** Search text of the service step. */
export const $serviceQuery = restore(serviceQueryChanged, '');

/** The chosen category. Default: 'All'. */
export const $serviceCategory = restore(serviceCategoryChanged, ALL_CATEGORIES);

/** The categories to choose from, besides 'All'. */
export const $serviceCategories = $services.map((services) => serviceCategories(services ?? []));

/** The popular services of spec §9 come first, in its order; the rest as the server lists them. */
const $index = $services.map((services) => {
  const index = indexServices(services ?? []);
  const named = POPULAR_SERVICES.flatMap(
    (name) => index.find(({ isPopular, words }) => isPopular && words.includes(name)) ?? [],
  );
  return [...new Set([...named, ...index])];
});

/** Five popular services; another one that the user looks for comes first. */
export const $suggestedServices = combine($index, $selectedService, (index, chosen) => {
  const popular = index.filter(({ isPopular }) => isPopular).slice(0, POPULAR_SERVICES.length);
  const wanted = index.filter((entry) => entry.service.code === chosen && !popular.includes(entry));
  return [...wanted, ...popular]
    .slice(0, POPULAR_SERVICES.length)
    .map(({ service: { code, name } }) => ({ code, name, isChosen: code === chosen }));
});

/** Prices and stock are joined here, and not again at every letter typed. */
const $offers = combine(
  $index,
  $selectedCountry,
  $priceBook,
  $availability,
  $favouriteServiceCodes,
  $pricesStatus,
  (index, country, book, stock, favourites, pricesStatus) => {
    const marked = new Set(favourites);
    // What has no price once the prices are there is unavailable.
    const unpriced = country !== null && pricesStatus === 'ready' ? 0 : null;
    // Data of the selected country overrides the service list.
    const offer = ({ code, name, spelling, price, available }: NamedByUs) => {
      const booked = country === null ? null : lookUpStock(book, country, code);
      const known =
        (country === null ? null : lookUpPrice(book, { country, service: code, operator: null })) ??
        (booked === 0 ? null : price);
      return {
        code,
        name,
        spelling,
        price: known === null ? undefined : formatUsd(known),
        availability: stock.get(code) ?? booked ?? available ?? (known === null ? unpriced : null),
        isFavourite: marked.has(code),
      };
    };
    return index.map((entry) => ({ ...entry, option: offer(entry.service) }));
  },
);

const $found = combine($offers, $serviceQuery, $serviceCategory, (offers, text, category) =>
  searchServices(offers, { text, category }),
);

const $isSearching = $serviceQuery.map((text) => text.trim() !== '');

/** One section of the list; sections are not shown while searching. */
const section = (
  belongs: (entry: {
    readonly isPopular: boolean;
    readonly option: { readonly isFavourite: boolean };
  }) => boolean,
) =>
  combine($found, $isSearching, (found, isSearching) =>
    found.filter((entry) => !isSearching && belongs(entry)).map(({ option }) => option),
  );

export const $favouriteServices = section(({ option }) => option.isFavourite);

export const $popularServices = section(({ isPopular, option }) => isPopular && !option.isFavourite);

/** The other services, or everything a search found. */
export const $shownServices = combine($found, $isSearching, (found, isSearching) =>
  found
    .filter(({ isPopular, option }) => isSearching || !(isPopular || option.isFavourite))
    .map(({ option }) => option),
);
