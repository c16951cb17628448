import { combine, createEvent, createStore, sample } from 'effector';
import { not, or } from 'patronum';
import { countries, services } from '../../contracts/catalogue';
import { concernsSomebody, errorText, type ApiError } from '../../api/api-error';
import { createOperationFx } from '../../api/operation-fx';
import type { Country, Service } from '../../contracts';
import { sessionEnded } from '../session';
import { toastRequested } from '../toasts';

const loadServicesFx = createOperationFx(services);
const loadCountriesFx = createOperationFx(countries);

const servicesFailed = loadServicesFx.failData.filter({ fn: concernsSomebody });
const countriesFailed = loadCountriesFx.failData.filter({ fn: concernsSomebody });

/** Loads services and countries, for the first time or anew. */
export const catalogueRequested = createEvent();

/** All services; null until they are known. A failed reload keeps the earlier ones. */
export const $services = createStore<readonly Service[] | null>(null)
  .on(loadServicesFx.doneData, (_, services) => services)
  .reset(sessionEnded);

/** Names of the services by their code. */
export const $serviceNames = $services.map(
  (services): ReadonlyMap<string, string> => new Map((services ?? []).map(({ code, name }) => [code, name])),
);

/** All countries; null until they are known. A failed reload keeps the earlier ones. */
export const $countries = createStore<readonly Country[] | null>(null)
  .on(loadCountriesFx.doneData, (_, countries) => countries)
  .reset(sessionEnded);

const $servicesError = createStore<string | null>(null)
  .on(servicesFailed, (_, error) => servicesErrorText(error))
  .reset(loadServicesFx, sessionEnded);

const $countriesError = createStore<string | null>(null)
  .on(countriesFailed, (_, error) => countriesErrorText(error))
  .reset(loadCountriesFx, sessionEnded);

/** Whether services or countries are on their way. */
export const $isCatalogueLoading = or(loadServicesFx.pending, loadCountriesFx.pending);

/** Why the wizard cannot be used: which of the two could not be loaded; null when both are there or on their way. */
export const $catalogueError = combine(
  {
    services: $services,
    countries: $countries,
    servicesError: $servicesError,
    countriesError: $countriesError,
  },
  ({ services, countries, servicesError, countriesError }) => {
    const missing = [
      services === null ? servicesError : null,
      countries === null ? countriesError : null,
    ].filter((text) => text !== null);
    return missing.length > 0 ? missing.join('. ') : null;
  },
);

/** What can be shown: neither list is of use without the other. */
export const $catalogueStatus = combine(
  $services,
  $countries,
  $catalogueError,
  (services, countries, error): 'loading' | 'ready' | 'failed' => {
    if (services !== null && countries !== null) return 'ready';
    return error === null ? 'loading' : 'failed';
  },
);

sample({
  clock: catalogueRequested,
  filter: not($isCatalogueLoading),
  fn: () => ({}),
  target: [loadServicesFx, loadCountriesFx],
});

// With the earlier lists still on screen, a failed reload is told in passing.
sample({
  clock: servicesFailed,
  source: $services,
  filter: (services) => services !== null,
  fn: (_, error) => ({ tone: 'error' as const, text: servicesErrorText(error) }),
  target: toastRequested,
});
sample({
  clock: countriesFailed,
  source: $countries,
  filter: (countries) => countries !== null,
  fn: (_, error) => ({ tone: 'error' as const, text: countriesErrorText(error) }),
  target: toastRequested,
});

function servicesErrorText(error: ApiError): string {
  return errorText(error, 'Failed to fetch services');
}

function countriesErrorText(error: ApiError): string {
  return errorText(error, 'Failed to fetch countries');
}
