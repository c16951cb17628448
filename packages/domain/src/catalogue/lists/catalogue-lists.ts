import { combine, createEvent, createStore, sample, attach } from 'effector';
import { or } from 'patronum';
import * as v from 'valibot';
import { countries, services } from '../../contracts/catalogue-calls';
import { errorText, type ApiError } from '../../api/errors/api-error';
import { createQuery, type Query } from '../../api/query/create-query';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import type { QueryResult } from '../../api/cross-tab/cross-tab-cache';
import type { RequestOf } from '../../contracts/operation';
import { $clock } from '../../lib/time/clock';
import { CATALOGUE_CACHE_MS } from '../../limits/tuning';
import { readStorageFx, writeStorageFx, type StorageKey } from '../../lib/ports';
import { $user } from '../../api/session/current-user';
import { sessionEnded } from '../../lib/session-events';
import { namesByCode, providerSpelling, serviceDisplayName } from '../search/catalogue-names';
import type { NamedByUs } from '../search/service-search';

/**
 * Caches a list of the catalogue for all pages and tabs of the user who loaded it: the list changes by the week, and
 * otherwise every page would load it. Returns the event to fire when the list is needed; a cached response is used
 * where there is one.
 */
const createCachedList = <O extends typeof services | typeof countries>(
  operation: O,
  query: Query<O>,
  name: StorageKey,
) => {
  const needed = createEvent();
  const loadFx = attach({ effect: readStorageFx, mapParams: (_: void) => name });
  const cachedSchema = v.object({ userId: v.string(), at: v.number(), answer: operation.reader });

  sample({
    clock: query.succeeded,
    source: { user: $user, clock: $clock },
    fn: ({ user, clock }, { result }) => ({
      name,
      value: { userId: user?.id, at: clock.now(), answer: result },
    }),
    target: writeStorageFx,
  });
  sample({ clock: sessionEnded, fn: () => ({ name, value: null }), target: writeStorageFx });

  sample({
    clock: needed,
    source: query.$data,
    filter: (list) => list === null,
    target: loadFx,
  });
  const cacheRead = sample({
    clock: loadFx.doneData,
    source: { user: $user, clock: $clock },
    fn: ({ user, clock }, value): QueryResult<O> | null => {
      const cached = v.safeParse(cachedSchema, value);
      if (!cached.success || cached.output.userId !== user?.id) return null;
      const { at, answer: result } = cached.output;
      if (clock.now() - at >= CATALOGUE_CACHE_MS) return null;
      // The compiler cannot see which of the two operations it is.
      return { request: {} as RequestOf<O>, result, startedAt: at };
    },
  });
  sample({ clock: cacheRead.filterMap((found) => found ?? undefined), target: query.pushData });
  sample({
    clock: cacheRead,
    filter: (found) => found === null,
    target: query.refresh,
  });

  return needed;
};

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
