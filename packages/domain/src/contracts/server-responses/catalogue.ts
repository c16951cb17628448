import * as v from 'valibot';
import type { Documentation } from '../operation';

const wireService = v.object({
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
const providerServices = v.looseObject({
  code: v.string(),
  name: v.string(),
  category: v.string(),
  icon: v.optional(v.nullable(v.string())),
  popular: v.boolean(),
  isFavorite: v.boolean(),
});

const wirePrice = v.object({
  cost: v.number(),
  realPrice: v.number(),
  count: v.number(),
  available: v.boolean(),
});

/** Answers and errors of the catalogue calls (spec §7). */
export const catalogueResponses = {
  services: {
    response: v.object({
      success: v.literal(true),
      data: v.array(v.union([wireService, providerServices])),
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
      data: v.record(v.string(), v.record(v.string(), v.union([wirePrice, v.record(v.string(), wirePrice)]))),
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
          v.object({ type: v.picklist(['tip', 'warning', 'info']), message: v.string(), action: v.string() }),
        ),
      }),
      country: v.string(),
      service: v.string(),
    }),
    errors: { RESTRICTIONS_FETCH_ERROR: { status: 500, text: 'Failed to get restrictions' } },
  },
} as const satisfies Record<string, Documentation>;
