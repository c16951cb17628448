import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { countries, services } from '../../contracts/catalogue-calls';
import { errorText, type ApiError } from '../../api/errors/api-error';
import { createQuery } from '../../api/query/create-query';
import { namesByCode } from '../search/catalogue-names';
import { providerSpelling, serviceDisplayName } from '../search/service-display-names';
import type { NamedByUs } from '../search/service-search';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { createCachedList } from './cached-list';

/** Error text when the services cannot be loaded (spec §8). */
const SERVICES_FAILED = 'Failed to fetch services';

/** Error text when the countries cannot be loaded (spec §8). */
const COUNTRIES_FAILED = 'Failed to fetch countries';

const servicesQuery = createQuery({ operation: services, request: {} });
const countriesQuery = createQuery({ operation: countries, request: {} });

const $servicesError = servicesQuery.$error.map((error) => error && servicesErrorText(error));
const $countriesError = countriesQuery.$error.map((error) => error && countriesErrorText(error));

/** Reloads services and countries. */
export const catalogueRequested = createEvent();

/** Something on screen shows services by name: loads them unless they are known. */
export const servicesNeeded = createCachedList(services, servicesQuery, 'services');

/** Something on screen shows countries by name: loads them unless they are known. */
export const countriesNeeded = createCachedList(countries, countriesQuery, 'countries');

/** All services, by the names users read; null until loaded. A failed reload keeps the earlier ones. */
export const $services = createStore<readonly NamedByUs[] | null>(null).on(
  servicesQuery.$data,
  (_, listed) =>
    listed?.map((service) => ({
      ...service,
      name: serviceDisplayName(service.name),
      spelling: providerSpelling(service.name),
    })) ?? null,
);

/** Names of the services by their code. */
export const $serviceNames = $services.map(namesByCode);

/** All countries; null until loaded. A failed reload keeps the earlier ones. */
export const $countries = countriesQuery.$data;

/** Names of the countries by their code. */
export const $countryNames = $countries.map(namesByCode);

/** True while services or countries are loading. */
export const $isCatalogueLoading = or(servicesQuery.$isPending, countriesQuery.$isPending);

/** True while one of the two takes longer than usual. */
export const $isCatalogueSlow = or(servicesQuery.$isSlow, countriesQuery.$isSlow);

/**
 * Why the wizard cannot be used: which of the two lists could not be loaded; null when both are there or on their
 * way.
 */
export const $catalogueError = combine(
  {
    services: $services,
    countries: $countries,
    servicesError: $servicesError,
    countriesError: $countriesError,
    isLoading: $isCatalogueLoading,
  },
  ({ services, countries, servicesError, countriesError, isLoading }) => {
    if (isLoading) return null;
    const missing = [
      services === null ? servicesError : null,
      countries === null ? countriesError : null,
    ].filter((text) => text !== null);
    return missing.length > 0 ? missing.join('. ') : null;
  },
);

/** Combined status: each list needs the other. */
export const $catalogueStatus = combine(
  $services,
  $countries,
  $catalogueError,
  (services, countries, error): 'loading' | 'ready' | 'failed' => {
    if (services !== null && countries !== null) return 'ready';
    return error === null ? 'loading' : 'failed';
  },
);

sample({ clock: catalogueRequested, target: [servicesQuery.refresh, countriesQuery.refresh] });

// With the earlier lists still on screen, a failed reload is only reported by a toast.
sample({
  clock: servicesQuery.failed,
  source: $services,
  filter: (services) => services !== null,
  fn: (_, error) => toast('error', servicesErrorText(error)),
  target: toastRequested,
});
sample({
  clock: countriesQuery.failed,
  source: $countries,
  filter: (countries) => countries !== null,
  fn: (_, error) => toast('error', countriesErrorText(error)),
  target: toastRequested,
});

function servicesErrorText(error: ApiError): string {
  return errorText(error, SERVICES_FAILED);
}

function countriesErrorText(error: ApiError): string {
  return errorText(error, COUNTRIES_FAILED);
}
