import { type CountryOffers, isInStock, $requestedService, $offers } from './country-offers';
import { combine } from 'effector';
import { CHEAPEST_COUNTRIES_SHOWN } from '../../limits/tuning';
import { formatUsd } from '../../lib/format/money';
import { $countryNames, $services } from '../lists/catalogue-lists';

/** The countries with the service in stock, cheapest first. */
export const cheapestCountries = (offers: CountryOffers, limit: number) =>
  [...offers]
    .flatMap(([code, { price, stock }]) =>
      price !== null && isInStock(stock) ? [{ code, price, stock }] : [],
    )
    .sort((a, b) => a.price - b.price)
    .slice(0, limit);

/**
 * Cheapest countries for the service searched last, by the offers that the wizard has loaded; null without
 * any. Prices in USD with 4 decimals. Never a reason for a call.
 */
export const $cheapestCountries = combine(
  { service: $requestedService, offers: $offers, services: $services, names: $countryNames },
  ({ service, offers, services, names }) => {
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
