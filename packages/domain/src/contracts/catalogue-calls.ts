import * as v from 'valibot';
import { defineOperation, type Documentation } from './operation';
import type { PriceBook } from './price-book';
import { isJsonObject, ownField, unwrapped } from './shared/envelope';
import { catalogueListOf } from './shared/list';
import { decimal, identifier, name, orNull } from './shared/scalars';
import * as wire from './shared/wire';

const countryCode = v.pipe(v.string(), v.regex(/^\d{1,6}$/));
const serviceCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,50}$/));

const serviceFields = () => ({
  code: wire.text('Code of the service, for example `wa`.'),
  name: wire.text('Name for users, for example `WhatsApp`.'),
  category: wire.text('Category to filter by, for example `social`.'),
  popular: wire.flag('Whether it is among the popular services (spec §9).'),
  isFavorite: wire.flag('Whether the user marked it.'),
});

const wireIcon = () => v.nullable(wire.text('Address of an icon; null for none.'));

const wireService = () =>
  wire.entity('Service', 'A service one can receive codes for (spec §3).', {
    ...serviceFields(),
    icon: wireIcon(),
    price: v.optional(wire.usd('Price of the provider')),
    available: v.optional(wire.integer('Numbers in stock.')),
  });

/**
 * The list as the number provider sends it: its entries keyed by numbers, next to fields of its own envelope.
 */
const providerServices = () =>
  v.pipe(
    v.looseObject({ ...serviceFields(), icon: v.optional(wireIcon()) }),
    v.title('ProviderServices'),
    v.description(
      'All services in one entry, keyed by numbers, as the number provider sends them (spec §7).',
    ),
  );

const readService = v.pipe(
  v.object({
    code: identifier,
    name: orNull(name),
    category: v.fallback(v.string(), 'other'),
    popular: v.fallback(v.boolean(), false),
    isFavorite: v.fallback(v.boolean(), false),
    price: orNull(decimal),
    available: orNull(decimal),
  }),
  v.transform((service) => ({ ...service, name: service.name ?? service.code })),
);

/**
 * A service one can receive codes for. `price` in USD and `available` only where the server sends them (spec
 * §3).
 */
export type Service = v.InferOutput<typeof readService>;

const readCountry = v.pipe(
  v.object({ code: identifier, name: orNull(name), rus: v.fallback(v.string(), '') }),
  v.transform((country) => ({ ...country, name: country.name ?? country.code })),
);

/** A country by the provider's own code, with its English and Russian name (spec §3). */
export type Country = v.InferOutput<typeof readCountry>;

const readOperator = v.pipe(
  v.object({ id: identifier, name: orNull(name) }),
  v.transform(({ id, name }) => ({ id, name: name ?? id })),
);

/** A network operator of one country (spec §3). */
export type Operator = v.InferOutput<typeof readOperator>;

/** GET /services (spec §7). */
export const services = defineOperation({
  method: 'GET',
  path: '/services',
  callClass: 'read',
  reader: catalogueListOf(readService),
});

/** GET /services/countries (spec §7). */
export const countries = defineOperation({
  method: 'GET',
  path: '/services/countries',
  callClass: 'read',
  reader: catalogueListOf(readCountry),
});

/** GET /services/operators/{country}: a 404 means that the country has none (spec §7). */
export const operators = defineOperation({
  method: 'GET',
  path: '/services/operators/{country}',
  callClass: 'read',
  params: v.object({ country: countryCode }),
  valueOn404: [],
  reader: catalogueListOf(readOperator),
});

const wirePrice = () =>
  wire.entity('Price', 'Price and stock of a service; users pay twice the price (spec §4).', {
    cost: wire.usd('Price without discount'),
    realPrice: wire.usd('Price of the provider, which counts where both are sent'),
    count: wire.integer('Numbers in stock.'),
    available: wire.flag('Whether the stock is not empty.'),
  });

const serviceParameter = () => wire.text('Code of the service, as in `GET /services`.');
const countryParameter = () => wire.text('Code of the country, as in `GET /services/countries`.');

/** GET /services/prices (spec §7). */
export const prices = defineOperation({
  method: 'GET',
  path: '/services/prices',
  callClass: 'read',
  query: v.object({ country: v.optional(countryCode), service: v.optional(serviceCode) }),
  reader: unwrapped(v.custom<PriceBook>(isJsonObject)),
});

/** Stock by service code. Keys arrive as `{service}_{n}`. */
const readAvailability = (book: PriceBook): ReadonlyMap<string, number> => {
  const stock = new Map<string, number>();
  for (const [key, entry] of Object.entries(book)) {
    const count = v.safeParse(decimal, isJsonObject(entry) ? ownField(entry, 'available') : entry);
    if (count.success) stock.set(key.replace(/_\d+$/, ''), count.output);
  }
  return stock;
};

/**
 * GET /services/availability (spec §7). A 404 means a server without this call: the stock is then unknown.
 */
export const availability = defineOperation({
  method: 'GET',
  path: '/services/availability',
  callClass: 'read',
  query: v.object({ country: countryCode, operator: v.optional(v.string()) }),
  valueOn404: {},
  isOptional: true,
  reader: unwrapped(v.pipe(v.custom<PriceBook>(isJsonObject), v.transform(readAvailability))),
});

/**
 * GET /services/restrictions/{country}/{service} (spec §7). A 404 means a server without this call: then
 * there are no restrictions.
 */
export const restrictions = defineOperation({
  method: 'GET',
  path: '/services/restrictions/{country}/{service}',
  callClass: 'read',
  params: v.object({ country: countryCode, service: serviceCode }),
  valueOn404: {},
  isOptional: true,
  reader: unwrapped(
    v.object({
      serviceAvailable: v.fallback(v.boolean(), true),
      currentStock: orNull(decimal),
      recommendations: v.fallback(
        v.array(
          v.object({ type: v.fallback(v.picklist(['warning', 'info', 'tip']), 'info'), message: v.string() }),
        ),
        [],
      ),
    }),
  ),
});

/** Answers and errors of the catalogue calls (spec §7). */
export const responses = () =>
  ({
    services: {
      summary: 'Lists all services one can receive codes for.',
      response: wire.success({
        data: wire.list(v.union([wireService(), providerServices()]), 'All services, popular ones first.'),
        total: wire.integer('Number of services.'),
      }),
      errors: { SERVICES_FETCH_ERROR: { status: 500, text: 'Failed to get services' } },
    },
    countries: {
      summary: 'Lists all countries that have phone numbers.',
      response: wire.success({
        data: wire.list(
          wire.entity('Country', 'A country by the code of the number provider (spec §3).', {
            code: wire.text('Code of the provider, for example `187` for the USA; not an ISO code.'),
            name: wire.text('English name.'),
            rus: wire.text('Russian name.'),
            visible: wire.integer('1 if the provider offers it.'),
            retry: wire.integer('1 if a further SMS can be requested.'),
            rent: wire.integer('1 if numbers can be rented.'),
            recentUsage: wire.integer('Recent purchases of the user.'),
            isRecent: wire.flag('Whether the user bought here recently.'),
          }),
          'All countries.',
        ),
        total: wire.integer('Number of countries.'),
      }),
      errors: { COUNTRIES_FETCH_ERROR: { status: 500, text: 'Failed to get countries' } },
    },
    operators: {
      summary: 'Lists the network operators of a country.',
      request: { country: countryParameter() },
      response: wire.success({
        data: wire.list(
          wire.entity('Operator', 'A network operator of one country (spec §3).', {
            id: wire.text('Id to buy with, for example `t_mobile`.'),
            name: wire.text('Name for users.'),
            country: wire.text('Code of its country.'),
          }),
          'All operators of the country.',
        ),
        country: wire.text('Code of the requested country.'),
        total: wire.integer('Number of operators.'),
      }),
      errors: { NOT_FOUND: { status: 404, text: 'No operators found for this country' } },
    },
    prices: {
      summary: 'Returns prices by country, service and, where they differ, operator.',
      request: { country: countryParameter(), service: serviceParameter() },
      response: wire.success({
        data: wire.map(
          v.record(v.string(), v.union([wirePrice(), v.record(v.string(), wirePrice())])),
          'By country, then service: a price, or prices by operator (spec §3).',
        ),
        cached: wire.flag('Whether the prices were kept from an earlier call.'),
        filters: wire.entity('PriceFilters', 'The filters of the request.', {
          country: v.nullable(wire.text('Requested country; null for all.')),
          service: v.nullable(wire.text('Requested service; null for all.')),
        }),
      }),
      errors: {
        PRICE_FETCH_ERROR: { status: 500, text: 'Failed to get prices' },
        RATE_LIMIT_EXCEEDED: { status: 429, text: 'Rate limit exceeded. Please try again in a moment.' },
      },
    },
    availability: {
      summary: 'Returns the stock of every service in a country.',
      request: {
        country: countryParameter(),
        operator: wire.text('Id of an operator, as in `GET /services/operators/{country}`. Default: all.'),
      },
      response: wire.success({
        data: wire.map(
          wire.entity('Stock', 'Stock of one service.', {
            available: wire.integer('Numbers in stock.'),
            status: wire.choice('StockStatus', 'Whether the stock is empty.', ['available', 'unavailable']),
          }),
          'By `{service}_{n}`: the code of the service and a running number.',
        ),
        filters: wire.entity('StockFilters', 'The filters of the request.', {
          country: wire.text('Requested country.'),
          operator: v.nullable(wire.text('Requested operator; null for all.')),
        }),
      }),
      errors: { AVAILABILITY_FETCH_ERROR: { status: 500, text: 'Failed to get availability' } },
    },
    restrictions: {
      summary: 'Returns what is restricted for a service in a country.',
      request: { country: countryParameter(), service: serviceParameter() },
      response: wire.success({
        data: wire.entity('Restrictions', 'What is restricted for a service in a country (spec §3).', {
          serviceAvailable: wire.flag('False if the service cannot be bought here.'),
          availableOperators: wire.integer('Number of operators to choose from.'),
          currentStock: wire.integer('Numbers in stock.'),
          priceRange: wire.entity('PriceRange', 'Prices of the provider for this service here.', {
            min: wire.usd('Lowest price'),
            max: wire.usd('Highest price'),
            average: wire.usd('Average price'),
          }),
          recommendations: wire.list(
            wire.entity('Recommendation', 'Advice for the purchase.', {
              type: wire.choice('RecommendationType', 'Weight of the advice.', ['tip', 'warning', 'info']),
              message: wire.text('The advice, for users.'),
              action: wire.text('What to do, for programs.'),
            }),
            'Advice for the purchase; may be empty.',
          ),
        }),
        country: wire.text('Code of the requested country.'),
        service: wire.text('Code of the requested service.'),
      }),
      errors: { RESTRICTIONS_FETCH_ERROR: { status: 500, text: 'Failed to get restrictions' } },
    },
  }) as const satisfies Record<string, Documentation>;
