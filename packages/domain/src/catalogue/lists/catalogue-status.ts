import { combine, createEvent, sample } from 'effector';
import { or } from 'patronum';
import {
  $countries,
  $services,
  countriesErrorText,
  countriesQuery,
  servicesErrorText,
  servicesQuery,
} from './catalogue-lists';

/** Reloads services and countries. */
export const catalogueRequested = createEvent();

sample({ clock: catalogueRequested, target: [servicesQuery.refresh, countriesQuery.refresh] });

export const $isCatalogueLoading = or(servicesQuery.$isPending, countriesQuery.$isPending);

/** True while one of the two takes longer than usual. */
export const $isCatalogueSlow = or(servicesQuery.$isSlow, countriesQuery.$isSlow);

/**
 * Why the wizard cannot be used: which of the two lists could not be loaded; null when both are there or on
 * their way.
 */
export const $catalogueError = combine(
  {
    services: $services,
    countries: $countries,
    servicesError: servicesQuery.$error,
    countriesError: countriesQuery.$error,
    isLoading: $isCatalogueLoading,
  },
  ({ services, countries, servicesError, countriesError, isLoading }) => {
    if (isLoading) return null;
    const missing = [
      services === null && servicesError !== null ? servicesErrorText(servicesError) : null,
      countries === null && countriesError !== null ? countriesErrorText(countriesError) : null,
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
