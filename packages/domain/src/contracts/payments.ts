import * as v from 'valibot';
import { defineOperation, type Documentation } from './operation';
import { isJsonObject, ownField, unwrapped } from './shared/envelope';
import { decimal, orNull } from './shared/scalars';
import { envelope, isoText } from './shared/wire';

const wireBalance = () =>
  v.object({
    balance: v.number(),
    total_deposited: v.number(),
    total_spent: v.number(),
    pending_deposits: v.number(),
    formatted_balance: v.string(),
    last_deposit_at: v.nullable(isoText),
    last_transaction_at: v.nullable(isoText),
  });

const readBalance = v.pipe(
  v.object({
    balance: decimal,
    total_deposited: orNull(decimal),
    total_spent: orNull(decimal),
  }),
  v.transform((fields) => ({
    balance: fields.balance,
    totalDeposited: fields.total_deposited,
    totalSpent: fields.total_spent,
  })),
);

const wireSummary = () =>
  v.object({
    total_payments: v.number(),
    successful_payments: v.number(),
    pending_payments: v.number(),
    pending_amount: v.number(),
    success_rate: v.number(),
  });

const readSummary = v.pipe(
  v.object({
    total_payments: orNull(decimal),
    successful_payments: orNull(decimal),
    pending_payments: orNull(decimal),
    pending_amount: orNull(decimal),
    success_rate: orNull(decimal),
  }),
  v.transform((fields) => ({
    totalPayments: fields.total_payments,
    successfulPayments: fields.successful_payments,
    pendingPayments: fields.pending_payments,
    /** USD. */
    pendingAmount: fields.pending_amount,
    /** Percent. */
    successRate: fields.success_rate,
  })),
);

/** The account's money in USD (spec §3). */
export type Balance = v.InferOutput<typeof readBalance>;

/** Nested as `{ balance: { balance, … }, summary }` or flat as `{ balance: 12.3 }`. */
const balanceFields = (content: unknown): unknown => {
  const nested = isJsonObject(content) ? ownField(content, 'balance') : undefined;
  return isJsonObject(nested) ? nested : content;
};

const summaryFields = (content: unknown): unknown =>
  (isJsonObject(content) ? ownField(content, 'summary') : undefined) ?? {};

/** GET /payments/balance (spec §7). */
export const balance = defineOperation({
  method: 'GET',
  path: '/payments/balance',
  callClass: 'read',
  reader: unwrapped(
    v.pipe(
      v.unknown(),
      v.transform((content) => ({ balance: balanceFields(content), summary: summaryFields(content) })),
      v.object({ balance: readBalance, summary: readSummary }),
      v.transform(({ balance: money, summary }) => ({ ...money, ...summary })),
    ),
  ),
});

/** Answers and errors of the payment calls (spec §7). */
export const responses = () =>
  ({
    balance: {
      response: envelope(v.object({ balance: wireBalance(), summary: wireSummary() })),
      errors: { BALANCE_FETCH_ERROR: { status: 500, text: 'Failed to fetch balance' } },
    },
  }) as const satisfies Record<string, Documentation>;
