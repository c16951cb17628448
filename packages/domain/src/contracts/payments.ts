import * as v from 'valibot';
import { envelope, isJsonObject, ownField, unwrapped } from './envelope';
import { defineOperation } from './operation';
import { decimal, isoText, orNull } from './scalars';

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

const readSummary = v.pipe(
  v.object({ pending_payments: orNull(decimal), pending_amount: orNull(decimal) }),
  v.transform((fields) => ({
    pendingPayments: fields.pending_payments,
    pendingAmount: fields.pending_amount,
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
  answer: envelope(v.object({ balance: wireBalance, summary: wireSummary })),
  read: unwrapped(
    v.pipe(
      v.unknown(),
      v.transform((content) => ({ balance: balanceFields(content), summary: summaryFields(content) })),
      v.object({ balance: readBalance, summary: readSummary }),
      v.transform(({ balance: money, summary }) => ({ ...money, ...summary })),
    ),
  ),
  errors: { BALANCE_FETCH_ERROR: { status: 500, text: 'Failed to fetch balance' } },
});
