import * as v from 'valibot';
import { defineOperation, type Documentation } from './operation';
import { isJsonObject, ownField, unwrapped, type JsonObject } from './shared/envelope';
import { catalogueListOf } from './shared/list';
import { decimal, identifier, name, orNull } from './shared/scalars';

const countryCode = v.pipe(v.string(), v.regex(/^\d{1,6}$/));
const serviceCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,50}$/));

/** `code` or, where the entry has none, `id`. */
const coded = <const S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.unknown(),
    v.transform((entry) =>
      isJsonObject(entry) ? { ...entry, code: ownField(entry, 'code') ?? ownField(entry, 'id') } : entry,
    ),
    row,
  );

const wireService = () =>
  v.object({
    code: v.string(),
    name: v.string(),
    category: v.string(),
    icon: v.nullable(v.string()),
    popular: v.boolean(),
    isFavorite: v.boolean(),
    price: v.optional(v.number()),
    available: v.optional(v.number()),
  });

/** The list as the number provider sends it: its entries keyed by numbers, next to fields of its own envelope. */
const providerServices = () =>
  v.looseObject({
    code: v.string(),
    name: v.string(),
    category: v.string(),
    icon: v.optional(v.nullable(v.string())),
    popular: v.boolean(),
    isFavorite: v.boolean(),
  });

const readService = coded(
  v.pipe(
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
  ),
);

/** A service one can receive codes for. `price` in USD and `available` only where the server sends them (spec §3). */
export type Service = v.InferOutput<typeof readService>;

const readCountry = coded(
  v.pipe(
    v.object({
      code: identifier,
      name: orNull(name),
      rus: v.fallback(v.string(), ''),
    }),
    v.transform((country) => ({ ...country, name: country.name ?? country.code })),
  ),
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
  v.object({
    cost: v.number(),
    realPrice: v.number(),
    count: v.number(),
    available: v.boolean(),
  });

/**
 * Provider prices in USD by country, then service, then optionally operator (spec §3). Not parsed here: a full book
 * has 400,000 entries, and `rules/pricing/price-lookup` only ever reads the chosen country.
 */
export type PriceBook = Readonly<Record<string, unknown>>;

/** Prices of one country by service; null where the book has none. */
export const pricesOfCountry = (book: PriceBook, country: string): JsonObject | null => {
  const services = ownField(book, country);
  return isJsonObject(services) ? services : null;
};

/** The entry of a service in a country: its own price and those of its operators; null where the book has none. */
export const priceEntry = (book: PriceBook, country: string, service: string): JsonObject | null => {
  const services = pricesOfCountry(book, country);
  const entry = services === null ? undefined : ownField(services, service);
  return isJsonObject(entry) ? entry : null;
};

/** GET /services/prices (spec §7). */
export const prices = defineOperation({
  method: 'GET',
  path: '/services/prices',
  callClass: 'read',
  query: v.object({ country: v.optional(countryCode), service: v.optional(serviceCode) }),
  reader: unwrapped(v.custom<PriceBook>(isJsonObject)),
});

const availableCount = v.union([
  decimal,
  v.pipe(
    v.object({ available: decimal }),
    v.transform((entry) => entry.available),
  ),
]);

/** Stock by service code. Keys arrive as `{service}_{n}`. */
const readAvailability = (book: PriceBook): ReadonlyMap<string, number> => {
  const stock = new Map<string, number>();
  for (const [key, entry] of Object.entries(book)) {
    const count = v.safeParse(availableCount, entry);
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
      response: v.object({
        success: v.literal(true),
        data: v.array(v.union([wireService(), providerServices()])),
        total: v.number(),
      }),
      errors: { SERVICES_FETCH_ERROR: { status: 500, text: 'Failed to get services' } },
    },
    countries: {
      response: v.object({
        success: v.literal(true),
        data: v.array(
          v.object({
            code: v.string(),
            name: v.string(),
            rus: v.string(),
            visible: v.number(),
            retry: v.number(),
            rent: v.number(),
            recentUsage: v.number(),
            isRecent: v.boolean(),
          }),
        ),
        total: v.number(),
      }),
      errors: { COUNTRIES_FETCH_ERROR: { status: 500, text: 'Failed to get countries' } },
    },
    operators: {
      response: v.object({
        success: v.literal(true),
        data: v.array(v.object({ id: v.string(), name: v.string(), country: v.string() })),
        country: v.string(),
        total: v.number(),
      }),
      errors: { NOT_FOUND: { status: 404, text: 'No operators found for this country' } },
    },
    prices: {
      response: v.object({
        success: v.literal(true),
        data: v.record(
          v.string(),
          v.record(v.string(), v.union([wirePrice(), v.record(v.string(), wirePrice())])),
        ),
        cached: v.boolean(),
        filters: v.object({ country: v.nullable(v.string()), service: v.nullable(v.string()) }),
      }),
      errors: {
        PRICE_FETCH_ERROR: { status: 500, text: 'Failed to get prices' },
        RATE_LIMIT_EXCEEDED: { status: 429, text: 'Rate limit exceeded. Please try again in a moment.' },
      },
    },
    availability: {
      response: v.object({
        success: v.literal(true),
        data: v.record(
          v.string(),
          v.object({ available: v.number(), status: v.picklist(['available', 'unavailable']) }),
        ),
        filters: v.object({ country: v.string(), operator: v.nullable(v.string()) }),
      }),
      errors: { AVAILABILITY_FETCH_ERROR: { status: 500, text: 'Failed to get availability' } },
    },
    restrictions: {
      response: v.object({
        success: v.literal(true),
        data: v.object({
          serviceAvailable: v.boolean(),
          availableOperators: v.number(),
          currentStock: v.number(),
          priceRange: v.object({ min: v.number(), max: v.number(), average: v.number() }),
          recommendations: v.array(
            v.object({
              type: v.picklist(['tip', 'warning', 'info']),
              message: v.string(),
              action: v.string(),
            }),
          ),
        }),
        country: v.string(),
        service: v.string(),
      }),
      errors: { RESTRICTIONS_FETCH_ERROR: { status: 500, text: 'Failed to get restrictions' } },
    },
  }) as const satisfies Record<string, Documentation>;
