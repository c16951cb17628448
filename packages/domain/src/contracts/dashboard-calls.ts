import * as v from 'valibot';
import { wireNumberStatus as numberStatus } from './number';
import { defineOperation, type Documentation } from './operation';
import { unwrapped } from './shared/envelope';
import { listOf } from './shared/list';
import { decimal, identifier, smsCode, instant, orNull } from './shared/scalars';
import * as wire from './shared/wire';

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
    sms_code: orNull(smsCode),
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

/** Answers and errors of the dashboard (spec §7). */
export const responses = () =>
  ({
    dashboardStats: {
      summary: 'Returns the figures of the dashboard.',
      response: wire.entity('DashboardStats', 'The figures of the dashboard (spec §3).', {
        balance: wire.usd('Balance, which the dashboard ignores in favour of `GET /payments/balance`'),
        activeNumbers: wire.integer('Waiting and received numbers.'),
        todayPurchases: wire.integer('Numbers bought today.'),
        todaySpent: wire.numberOrText('Spent on numbers today, in USD.'),
        successRate: wire.numberOrText('Share of numbers that were completed, in percent from 0 to 100.'),
        totalNumbers: wire.integer('Numbers ever bought.'),
        totalSpent: wire.usd('Spent on numbers so far, cancelled ones included'),
      }),
      errors: { STATS_ERROR: { status: 500, text: 'Failed to get stats' } },
    },
    dashboardActivity: {
      summary: 'Lists the latest purchases, newest first.',
      request: { limit: wire.integer('Most lines to return; the dashboard asks for 8 (spec §9).') },
      response: wire.list(
        wire.entity('ActivityItem', 'One line of the recent activity (spec §3).', {
          id: wire.integer('Id of the number.'),
          phone_number: wire.text('Phone number with its country code, digits only.'),
          service_name: wire.text('Name of the service.'),
          service_code: v.optional(wire.text('Code of the service, as in `GET /services`.')),
          country_code: wire.text('Code of the country, as in `GET /services/countries`.'),
          status: numberStatus(),
          price: wire.numberOrText('Price charged, in USD.'),
          purchase_date: wire.moment('When the number was bought.'),
          sms_code: v.optional(v.nullable(wire.text('Code of the newest SMS; null before the first.'))),
        }),
        'The latest purchases, newest first.',
      ),
      errors: { ACTIVITY_ERROR: { status: 500, text: 'Failed to get activity' } },
    },
  }) as const satisfies Record<string, Documentation>;
