import { createEvent, sample } from 'effector';
import { countries, services } from '../../contracts/catalogue-calls';
import { errorText, type ApiError } from '../../api/errors/api-error';
import { createQuery } from '../../api/query/create-query';
import { createStoredAnswer } from '../../api/query/stored-answer';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { CATALOGUE_CACHE_MS } from '../../limits/tuning';
import { namesByCode, providerSpelling, serviceDisplayName } from '../search/catalogue-names';
import type { NamedByUs } from '../search/service-search';

export const servicesQuery = createQuery({ operation: services, request: {} });
export const countriesQuery = createQuery({ operation: countries, request: {} });

/** Something on screen shows services by name: loads them unless they are known. */
export const servicesNeeded = createEvent();

/** Something on screen shows countries by name: loads them unless they are known. */
export const countriesNeeded = createEvent();

// The lists change by the week.
const stored = { request: {}, maxAgeMs: CATALOGUE_CACHE_MS, isOfUser: true } as const;
sample({
  clock: servicesNeeded,
  source: servicesQuery.$data,
  filter: (known) => known === null,
  fn: () => undefined,
  target: createStoredAnswer({ ...stored, query: servicesQuery, name: 'services', reader: services.reader }),
});
sample({
  clock: countriesNeeded,
  source: countriesQuery.$data,
  filter: (known) => known === null,
  fn: () => undefined,
  target: createStoredAnswer({
    ...stored,
    query: countriesQuery,
    name: 'countries',
    reader: countries.reader,
  }),
});

/** All services, by the names users read; null until loaded. A failed reload keeps the earlier ones. */
export const $services = servicesQuery.$data.map(
  (listed): readonly NamedByUs[] | null =>
    listed?.map((service) => ({
      ...service,
      name: serviceDisplayName(service.name),
      spelling: providerSpelling(service.name),
    })) ?? null,
);

export const $serviceNames = $services.map(namesByCode);

/** All countries; null until loaded. A failed reload keeps the earlier ones. */
export const $countries = countriesQuery.$data;

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

/** Why the services could not be loaded (spec §8). */
export function servicesErrorText(error: ApiError): string {
  return errorText(error, 'Failed to fetch services');
}

/** Why the countries could not be loaded (spec §8). */
export function countriesErrorText(error: ApiError): string {
  return errorText(error, 'Failed to fetch countries');
}
