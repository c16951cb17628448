import * as v from 'valibot';
import { countryCode, numberStatus, serviceCode } from './number';
import { defineOperation, failure } from './operation';
import { unwrapped } from './shared/envelope';
import * as field from './shared/field';
import * as figure from './shared/figure';
import * as request from './shared/request';
import { listOf } from './shared/list';
import { named, orElse, readBy, required } from './shared/reading';
import { smsCode } from './shared/scalars';

const stats = field.entity('DashboardStats', 'The figures of the dashboard (spec §3).', {
  balance: figure.usd('Balance, which the dashboard ignores in favour of `GET /payments/balance`'),
  activeNumbers: figure.integer('Waiting and received numbers.'),
  todayPurchases: figure.integer('Numbers bought today.'),
  todaySpent: figure.numberOrText('Spent on numbers today, in USD.'),
  successRate: figure.numberOrText('Share of numbers that were completed, in percent from 0 to 100.'),
  totalNumbers: figure.integer('Numbers ever bought.'),
  totalSpent: figure.usd('Spent on numbers so far, cancelled ones included'),
});

/** Sent flat, without an envelope (spec §7). */
export const dashboardStats = defineOperation('GET', '/dashboard/stats', 'read', {
  reader: unwrapped(stats.strict),
  summary: 'Returns the figures of the dashboard.',
  response: stats,
  errors: { STATS_ERROR: failure(500, 'Failed to get stats') },
});

const activity = field.entity('ActivityItem', 'One line of the recent activity (spec §3).', {
  id: required(field.id('Id of the number.')),
  phone_number: orElse('', field.reference('Phone number with its country code, digits only.')),
  service_name: orElse('', field.reference('Name of the service.')),
  service_code: field.optional(serviceCode),
  country_code: countryCode,
  status: numberStatus,
  price: figure.numberOrText('Price charged, in USD.'),
  purchase_date: named('purchasedAt', field.moment('When the number was bought.')),
  sms_code: readBy(
    smsCode,
    field.optional(field.nullable(field.text('Code of the newest SMS; null before the first.'))),
  ),
});

/** The real server leaves out the code of the service, and sends it in capitals as the name. */
const readActivity = v.pipe(
  activity.strict,
  v.transform((row) => ({ ...row, serviceCode: row.serviceCode || row.serviceName.toLowerCase() })),
);

/** One line of the recent activity (spec §3). */
export type Activity = v.InferOutput<typeof readActivity>;

/** A bare array, newest first (spec §7). */
export const dashboardActivity = defineOperation('GET', '/dashboard/activity', 'read', {
  reader: listOf(readActivity),
  summary: 'Lists the latest purchases, newest first.',
  query: request.query({
    limit: request.within(
      figure.integer('Most lines to return; the dashboard asks for 8 (spec §9).'),
      1,
      100,
    ),
  }),
  response: field.list(activity, 'The latest purchases, newest first.'),
  errors: { ACTIVITY_ERROR: failure(500, 'Failed to get activity') },
});
