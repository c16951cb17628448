import { createEvent, createStore, sample, attach } from 'effector';
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
 * Caches a list of the catalogue for all pages and tabs of the user who loaded it: the list changes by the
 * week, and otherwise every page would load it. Returns the event to fire when the list is needed; a cached
 * response is used where there is one.
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

/** The services as the server lists them. */
export const servicesQuery = createQuery({ operation: services, request: {} });
/** The countries as the server lists them. */
export const countriesQuery = createQuery({ operation: countries, request: {} });

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

/** Why the services could not be loaded. */
export function servicesErrorText(error: ApiError): string {
  return errorText(error, SERVICES_FAILED);
}

/** Why the countries could not be loaded. */
export function countriesErrorText(error: ApiError): string {
  return errorText(error, COUNTRIES_FAILED);
}
