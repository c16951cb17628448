import * as v from 'valibot';
import type { Documentation } from '../operation';
import { envelope, isoText } from '../shared/wire';

const wireBalance = v.object({
  balance: v.number(),
  total_deposited: v.number(),
  total_spent: v.number(),
  pending_deposits: v.number(),
  formatted_balance: v.string(),
  last_deposit_at: v.nullable(isoText),
  last_transaction_at: v.nullable(isoText),
});

const wireSummary = v.object({
  total_payments: v.number(),
  successful_payments: v.number(),
  pending_payments: v.number(),
  pending_amount: v.number(),
  success_rate: v.number(),
});

/** Answers and errors of the payment calls (spec §7). */
export const paymentsResponses = {
  balance: {
    response: envelope(v.object({ balance: wireBalance, summary: wireSummary })),
    errors: { BALANCE_FETCH_ERROR: { status: 500, text: 'Failed to fetch balance' } },
  },
} as const satisfies Record<string, Documentation>;
