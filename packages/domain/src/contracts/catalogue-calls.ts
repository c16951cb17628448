import * as v from 'valibot';
import { defineOperation, failure } from './operation';
import type { PriceBook } from './price-book';
import { isJsonObject, ownField, unwrapped } from './shared/envelope';
import * as field from './shared/field';
import * as figure from './shared/figure';
import * as request from './shared/request';
import { catalogueListOf } from './shared/list';
import { orElse, readBy, required, unread } from './shared/reading';
import { decimal } from './shared/scalars';

const COUNTRY = /^\d{1,6}$/;
const SERVICE = /^[A-Za-z0-9_-]{1,50}$/;

const country = request.matching(COUNTRY, 'Code of the country, as in `GET /services/countries`.');
const service = request.matching(SERVICE, 'Code of the service, as in `GET /services`.');

const serviceFields = {
  code: required(field.reference('Code of the service, for example `wa`.')),
  name: field.name('Name for users, for example `WhatsApp`.'),
  category: orElse('other', field.text('Category to filter by, for example `social`.')),
  popular: orElse(false, field.flag('Whether it is among the popular services (spec §9).')),
  isFavorite: orElse(false, field.flag('Whether the user marked it.')),
};

const icon = field.nullable(field.text('Address of an icon; null for none.'));

const listedService = field.entity('Service', 'A service one can receive codes for (spec §3).', {
  ...serviceFields,
  price: field.optional(figure.usd('Price of the provider')),
  available: field.optional(figure.integer('Numbers in stock.')),
  ...unread({ icon }),
});

const withName = <Row extends { readonly code: string; readonly name: string | null }>(row: Row) => ({
  ...row,
  name: row.name ?? row.code,
});

const readService = v.pipe(listedService.strict, v.transform(withName));

/** A service one can receive codes for. `price` in USD. */
export type Service = v.InferOutput<typeof readService>;

const listedCountry = field.entity('Country', 'A country by the code of the number provider (spec §3).', {
  code: required(field.reference('Code of the provider, for example `187` for the USA; not an ISO code.')),
  name: field.name('English name.'),
  rus: orElse('', field.text('Russian name.')),
  ...unread({
    visible: figure.integer('1 if the provider offers it.'),
    retry: figure.integer('1 if a further SMS can be requested.'),
    rent: figure.integer('1 if numbers can be rented.'),
    recentUsage: figure.integer('Recent purchases of the user.'),
    isRecent: field.flag('Whether the user bought here recently.'),
  }),
});

const readCountry = v.pipe(listedCountry.strict, v.transform(withName));

/** A country by the provider's own code, with its English and Russian name (spec §3). */
export type Country = v.InferOutput<typeof readCountry>;

const listedOperator = field.entity('Operator', 'A network operator of one country (spec §3).', {
  id: required(field.reference('Id to buy with, for example `t_mobile`.')),
  name: field.name('Name for users.'),
  ...unread({ country: field.text('Code of its country.') }),
});

const readOperator = v.pipe(
  listedOperator.strict,
  v.transform(({ id, name }) => ({ id, name: name ?? id })),
);

/** A network operator of one country (spec §3). */
export type Operator = v.InferOutput<typeof readOperator>;

export const services = defineOperation('GET', '/services', 'read', {
  reader: catalogueListOf(readService),
  summary: 'Lists all services one can receive codes for.',
  response: field.success({
    data: field.list(
      field.either(
        // Its entries are keyed by numbers, next to fields of the provider's own envelope.
        field.looseEntity(
          'ProviderServices',
          'All services in one entry, keyed by numbers, as the number provider sends them (spec §7).',
          { ...serviceFields, icon: field.optional(icon) },
        ),
        listedService,
      ),
      'All services, popular ones first.',
    ),
    total: figure.integer('Number of services.'),
  }),
  errors: { SERVICES_FETCH_ERROR: failure(500, 'Failed to get services') },
});

export const countries = defineOperation('GET', '/services/countries', 'read', {
  reader: catalogueListOf(readCountry),
  summary: 'Lists all countries that have phone numbers.',
  response: field.success({
    data: field.list(listedCountry, 'All countries.'),
    total: figure.integer('Number of countries.'),
  }),
  errors: { COUNTRIES_FETCH_ERROR: failure(500, 'Failed to get countries') },
});

/** A 404 means that the country has none (spec §7). */
export const operators = defineOperation('GET', '/services/operators/{country}', 'read', {
  valueOn404: [],
  reader: catalogueListOf(readOperator),
  summary: 'Lists the network operators of a country.',
  params: { country },
  response: field.success({
    data: field.list(listedOperator, 'All operators of the country.'),
    country: field.text('Code of the requested country.'),
    total: figure.integer('Number of operators.'),
  }),
  errors: { NOT_FOUND: failure(404, 'No operators found for this country') },
});

const price = field.entity('Price', 'Price and stock of a service; users pay twice the price (spec §4).', {
  cost: figure.usd('Price without discount'),
  realPrice: figure.usd('Price of the provider, which counts where both are sent'),
  count: figure.integer('Numbers in stock.'),
  available: field.flag('Whether the stock is not empty.'),
});

export const prices = defineOperation('GET', '/services/prices', 'read', {
  reader: unwrapped(v.custom<PriceBook>(isJsonObject)),
  summary: 'Returns prices by country, service and, where they differ, operator.',
  query: request.query({ country, service }),
  response: field.success({
    data: field.map(
      field.map(field.either(price, field.map(price))),
      'By country, then service: a price, or prices by operator (spec §3).',
    ),
    cached: field.flag('Whether the prices were kept from an earlier call.'),
    filters: field.entity('PriceFilters', 'The filters of the request.', {
      country: field.nullable(field.text('Requested country; null for all.')),
      service: field.nullable(field.text('Requested service; null for all.')),
    }),
  }),
  errors: {
    PRICE_FETCH_ERROR: failure(500, 'Failed to get prices'),
    RATE_LIMIT_EXCEEDED: failure(429, 'Rate limit exceeded. Please try again in a moment.'),
  },
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

/** A 404 means a server without this call: the stock is then unknown (spec §7). */
export const availability = defineOperation('GET', '/services/availability', 'read', {
  valueOn404: {},
  isOptional: true,
  reader: unwrapped(v.pipe(v.custom<PriceBook>(isJsonObject), v.transform(readAvailability))),
  summary: 'Returns the stock of every service in a country.',
  query: {
    country,
    ...request.query({
      operator: field.text('Id of an operator, as in `GET /services/operators/{country}`. Default: all.'),
    }),
  },
  response: field.success({
    data: field.map(
      field.entity('Stock', 'Stock of one service.', {
        available: figure.integer('Numbers in stock.'),
        status: field.choice('StockStatus', 'Whether the stock is empty.', ['available', 'unavailable']),
      }),
      'By `{service}_{n}`: the code of the service and a running number.',
    ),
    filters: field.entity('StockFilters', 'The filters of the request.', {
      country: field.text('Requested country.'),
      operator: field.nullable(field.text('Requested operator; null for all.')),
    }),
  }),
  errors: { AVAILABILITY_FETCH_ERROR: failure(500, 'Failed to get availability') },
});

const RECOMMENDATIONS = ['tip', 'warning', 'info'] as const;

const restriction = field.entity('Restrictions', 'What is restricted for a service in a country (spec §3).', {
  serviceAvailable: orElse(true, field.flag('False if the service cannot be bought here.')),
  currentStock: figure.integer('Numbers in stock.'),
  recommendations: orElse(
    [],
    field.list(
      field.entity('Recommendation', 'Advice for the purchase.', {
        type: orElse(
          'info',
          readBy(
            v.picklist(RECOMMENDATIONS),
            field.choice('RecommendationType', 'Weight of the advice.', RECOMMENDATIONS),
          ),
        ),
        message: required(field.text('The advice, for users.')),
        ...unread({ action: field.text('What to do, for programs.') }),
      }),
      'Advice for the purchase; may be empty.',
    ),
  ),
  ...unread({
    availableOperators: figure.integer('Number of operators to choose from.'),
    priceRange: field.entity('PriceRange', 'Prices of the provider for this service here.', {
      min: figure.usd('Lowest price'),
      max: figure.usd('Highest price'),
      average: figure.usd('Average price'),
    }),
  }),
});

/** A 404 means a server without this call: then there are no restrictions (spec §7). */
export const restrictions = defineOperation('GET', '/services/restrictions/{country}/{service}', 'read', {
  valueOn404: {},
  isOptional: true,
  reader: unwrapped(restriction.strict),
  summary: 'Returns what is restricted for a service in a country.',
  params: { country, service },
  response: field.success({
    data: restriction,
    country: field.text('Code of the requested country.'),
    service: field.text('Code of the requested service.'),
  }),
  errors: { RESTRICTIONS_FETCH_ERROR: failure(500, 'Failed to get restrictions') },
});
