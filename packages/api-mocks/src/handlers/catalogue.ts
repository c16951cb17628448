import type { ResponseFor } from '@sms/domain/contracts/operations';
import { currentOffer } from '../behaviour/numbers/purchase';
import { reject } from '../behaviour/rejection';
import { usdOf } from '../db/money';
import { allCountries, rentsOut } from '../world/catalogue/countries';
import { PROVIDER_NAMES } from '../world/catalogue/more-services';
import { operatorsOf } from '../world/catalogue/operators';
import type { World } from '../world/world';
import type { HandlersFor } from './handler';

type PricesOfCountry = ResponseFor<'prices'>['data'][string];

const pricesOf = (world: World, country: string, services: readonly string[]): PricesOfCountry => {
  const prices: PricesOfCountry = {};
  for (const service of services) {
    const offer = currentOffer(world, country, service);
    if (offer === null) continue;
    const { cost, realPrice, count } = offer;
    prices[service] = { cost: usdOf(cost), realPrice: usdOf(realPrice), count, available: count > 0 };
  }
  return prices;
};

/** Numbers in stock: a single network has its share, one without numbers has none. */
const stockOf = (world: World, country: string, service: string, operator: string | undefined): number => {
  const { operatorsWithoutNumbers } = world.flags;
  const count = currentOffer(world, country, service)?.count ?? 0;
  if (operatorsWithoutNumbers.includes('*') || operatorsWithoutNumbers.includes(operator ?? '')) return 0;
  return operator === undefined ? count : Math.ceil(count / Math.max(1, operatorsOf(country).length));
};

const restrictionsOf = (
  world: World,
  country: string,
  service: string,
): ResponseFor<'restrictions'>['data'] => {
  const offer = currentOffer(world, country, service);
  const currentStock = stockOf(world, country, service, undefined);
  const [min, max] = offer === null ? [0, 0] : [usdOf(offer.realPrice), usdOf(offer.cost)];
  const available = offer !== null && currentStock > 0;
  return {
    serviceAvailable: available,
    availableOperators: operatorsOf(country).length,
    currentStock,
    priceRange: { min, max, average: (min + max) / 2 },
    recommendations: available
      ? [{ type: 'tip', message: 'Any network gives the best chance of a number.', action: 'any_operator' }]
      : [{ type: 'warning', message: 'No numbers at the moment.', action: 'other_country' }],
  };
};

/** The provider's own list, still in the provider's envelope. */
const rawServices = (world: World): ResponseFor<'services'>['data'] => {
  const unflagged = { category: 'other', popular: false, isFavorite: false };
  const byCode = world.services.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const entries = Object.fromEntries(
    byCode.map(({ code, name }, index): [string, object] => [
      String(index),
      { code, name: PROVIDER_NAMES.get(code) ?? name },
    ]),
  );
  return [
    { ...entries, code: 'services', name: 'SERVICES', icon: null, ...unflagged },
    { code: 'status', name: 'success', ...unflagged },
  ];
};

const documentedServices = (world: World): ResponseFor<'services'>['data'] =>
  world.services.map((service) => ({ ...service, icon: null, isFavorite: false }));

export const catalogueHandlers: HandlersFor<
  'services' | 'countries' | 'operators' | 'prices' | 'availability' | 'restrictions'
> = {
  services: ({ world }) => {
    const data = world.flags.servicesRaw ? rawServices(world) : documentedServices(world);
    return { success: true, data, total: data.length };
  },
  countries: () => ({
    success: true,
    data: allCountries().map(({ code, name, rus }) => ({
      code,
      name,
      rus,
      visible: 1,
      retry: 1,
      rent: rentsOut(code) ? 1 : 0,
      recentUsage: 0,
      isRecent: false,
    })),
    total: allCountries().length,
  }),
  operators: ({ params: { country } }) => {
    const operators = operatorsOf(country);
    if (operators.length === 0) return reject('NOT_FOUND');
    return {
      success: true,
      data: operators.map((operator) => ({ ...operator, country })),
      country,
      total: operators.length,
    };
  },
  prices: ({ world, query: { country, service } }) => {
    if (world.flags.pricesLimited) {
      return reject('PRICE_FETCH_ERROR', {
        internalDetail:
          'Rate limit exceeded. Our provider is experiencing high traffic. Please wait 30 seconds and try again.',
      });
    }
    const countries = country === undefined ? allCountries().map(({ code }) => code) : [country];
    const services = world.services.map(({ code }) => code).filter((code) => code === (service ?? code));
    return {
      success: true,
      data: Object.fromEntries(countries.map((code) => [code, pricesOf(world, code, services)])),
      cached: false,
      filters: { country: country ?? null, service: service ?? null },
    };
  },
  availability: ({ world, query: { country, operator } }) => {
    if (world.flags.availabilityMissing) return reject('NOT_FOUND');
    return {
      success: true,
      data: Object.fromEntries(
        world.services.map(({ code }, index) => {
          const available = stockOf(world, country, code, operator);
          return [`${code}_${index}`, { available, status: available > 0 ? 'available' : 'unavailable' }];
        }),
      ),
      filters: { country, operator: operator ?? null },
    };
  },
  restrictions: ({ world, params: { country, service } }) => {
    if (world.flags.availabilityMissing) return reject('NOT_FOUND');
    return { success: true, data: restrictionsOf(world, country, service), country, service };
  },
};
