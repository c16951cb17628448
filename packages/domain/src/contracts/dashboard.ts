import * as v from 'valibot';
import { numberStatuses } from './numbers';
import { defineOperation, type Documentation } from './operation';
import { unwrapped } from './shared/envelope';
import { listOf } from './shared/list';
import { decimal, identifier, instant, orNull } from './shared/scalars';
import { isoText, nullableText, numberOrText } from './shared/wire';

/** GET /dashboard/stats: sent flat, without an envelope (spec §7). */
export const dashboardStats = defineOperation({
  method: 'GET',
  path: '/dashboard/stats',
  callClass: 'read',
  reader: unwrapped(
    v.object({
      balance: orNull(decimal),
      activeNumbers: orNull(decimal),
      todayPurchases: orNull(decimal),
      todaySpent: orNull(decimal),
      successRate: orNull(decimal),
      totalNumbers: orNull(decimal),
      totalSpent: orNull(decimal),
    }),
  ),
});

const text = v.fallback(v.optional(identifier, ''), '');

const readActivity = v.pipe(
  v.object({
    id: identifier,
    status: v.fallback(v.string(), ''),
    service_name: text,
    service_code: text,
    country_code: text,
    phone_number: text,
    price: orNull(decimal),
    purchase_date: orNull(instant),
    sms_code: orNull(identifier),
  }),
  v.transform((row) => ({
    id: row.id,
    status: row.status,
    serviceName: row.service_name,
    /** The real server leaves it out, and sends the code in capitals as the name. */
    serviceCode: row.service_code || row.service_name.toLowerCase(),
    /** The provider's code of the country; empty when the server leaves it out. */
    countryCode: row.country_code,
    phoneNumber: row.phone_number,
    /** USD. */
    price: row.price,
    /** ms since 1970. */
    purchasedAt: row.purchase_date,
    smsCode: row.sms_code,
  })),
);

/** One line of the recent activity (spec §3). */
export type Activity = v.InferOutput<typeof readActivity>;

/** GET /dashboard/activity: a bare array, newest first (spec §7). */
export const dashboardActivity = defineOperation({
  method: 'GET',
  path: '/dashboard/activity',
  callClass: 'read',
  query: v.object({ limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))) }),
  reader: listOf(readActivity),
});

/** Answers and errors of the overview (spec §7). */
export const responses = () =>
  ({
    dashboardStats: {
      response: v.object({
        balance: v.number(),
        activeNumbers: v.number(),
        todayPurchases: v.number(),
        todaySpent: numberOrText,
        /** Percent. */
        successRate: numberOrText,
        totalNumbers: v.number(),
        totalSpent: v.number(),
      }),
      errors: { STATS_ERROR: { status: 500, text: 'Failed to get stats' } },
    },
    dashboardActivity: {
      response: v.array(
        v.object({
          id: v.number(),
          phone_number: v.string(),
          service_name: v.string(),
          service_code: v.optional(v.string()),
          country_code: v.string(),
          status: v.picklist(numberStatuses),
          price: numberOrText,
          purchase_date: isoText,
          sms_code: v.optional(nullableText),
        }),
      ),
      errors: { ACTIVITY_ERROR: { status: 500, text: 'Failed to get activity' } },
    },
  }) as const satisfies Record<string, Documentation>;
