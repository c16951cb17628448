import { combine, createStore, sample } from 'effector';
import { prices } from '../../contracts/catalogue';
import { createQuery } from '../../api/create-query';
import { CHEAPEST_COUNTRIES_SHOWN, PRICES_DELAY_MS } from '../../limits';
import { cheapestCountries, countryOffers, formatUsd, type CountryOffers } from '../../rules';
import { $wizardStep, choicesLinked, selectionCleared, serviceChosen, wizardOpened } from '../selection';
import { sessionEnded } from '../session';
import { $countryNames, $services } from './lists';

/** The service looked for: it waits for a country, or was chosen before the wizard went back. */
const $soughtService = createStore<string | null>(null)
  .on(choicesLinked, (_, { service }) => service)
  .on(serviceChosen, (_, service) => service)
  .reset(selectionCleared, sessionEnded);

/** The service asked about in this visit of the wizard: there is one call a visit and no more (decision 0042). */
const $askedService = createStore<string | null>(null).reset(wizardOpened, sessionEnded);

sample({
  clock: combine($wizardStep, $soughtService, $askedService, (step, sought, asked) =>
    step === 'country' && asked === null ? sought : null,
  ),
  filter: (service) => service !== null,
  target: $askedService,
});

const query = createQuery({
  operation: prices,
  request: $askedService.map((service) => (service === null ? null : { query: { service } })),
  delayMs: PRICES_DELAY_MS,
});

const $offers = createStore<CountryOffers | null>(null)
  .on(query.answered, (_, { request, answer }) => countryOffers(answer, request.query.service ?? ''))
  .reset($askedService, sessionEnded);

const $isAsked = combine(
  $askedService,
  $soughtService,
  (asked, sought) => asked !== null && asked === sought,
);

/** Name of the service whose offers the countries show; null while there is none. */
export const $offeredServiceName = combine($isAsked, $askedService, $services, (isAsked, asked, services) =>
  isAsked ? (services?.find(({ code }) => code === asked)?.name ?? asked) : null,
);

/** What the service looked for costs in each country; null while unknown. A failed call leaves it so. */
export const $countryOffers = combine($isAsked, $offers, (isAsked, offers) => (isAsked ? offers : null));

/** Whether those offers are on their way. */
export const $isOffersLoading = combine(
  $isAsked,
  query.$isPending,
  (isAsked, isPending) => isAsked && isPending,
);

/** A service and where it costs least. */
export interface CheapestCountries {
  readonly service: string;
  readonly serviceName: string;
  /** Cheapest first; prices in USD with 4 decimals. */
  readonly countries: readonly { readonly code: string; readonly name: string; readonly price: string }[];
}

/**
 * Where the service that was looked for last costs least, by the offers that the wizard has loaded; null without any.
 * Never a reason for a call.
 */
export const $cheapestCountries = combine(
  { service: $askedService, offers: $offers, services: $services, names: $countryNames },
  ({ service, offers, services, names }): CheapestCountries | null => {
    const found = services?.find(({ code }) => code === service);
    const countries = cheapestCountries(offers ?? new Map<string, never>(), CHEAPEST_COUNTRIES_SHOWN);
    if (found === undefined || countries.length === 0) return null;
    return {
      service: found.code,
      serviceName: found.name,
      countries: countries.map(({ code, price }) => ({
        code,
        name: names.get(code) ?? code,
        price: formatUsd(price, 4),
      })),
    };
  },
);
