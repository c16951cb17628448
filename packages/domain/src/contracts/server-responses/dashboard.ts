import * as v from 'valibot';
import type { Documentation } from '../operation';
import { numberStatuses } from '../numbers';
import { isoText, nullableText, numberOrText } from '../shared/wire';

/** Answers and errors of the overview (spec §7). */
export const dashboardResponses = {
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
} as const satisfies Record<string, Documentation>;
