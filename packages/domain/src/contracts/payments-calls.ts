import * as v from 'valibot';
import { defineOperation, type Documentation } from './operation';
import { isJsonObject, ownField, unwrapped } from './shared/envelope';
import { decimal, orNull } from './shared/scalars';
import * as wire from './shared/wire';

const wireBalance = () =>
  wire.entity('Balance', "The account's money (spec §3).", {
    balance: wire.usd('What the user can spend'),
    total_deposited: wire.usd('Sum of all settled deposits'),
    total_spent: wire.usd('Cost of all numbers and subscriptions so far; a refund does not reduce it'),
    pending_deposits: wire.usd('Sum of deposits that are not settled yet'),
    formatted_balance: wire.text('The balance for display, for example `$12.5000`.'),
    last_deposit_at: v.nullable(wire.moment('Latest settled deposit; null before the first.')),
    last_transaction_at: v.nullable(wire.moment('Latest movement of money; null before the first.')),
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
  wire.entity('PaymentSummary', 'What became of all deposits (spec §3).', {
    total_payments: wire.integer('Deposits ever opened.'),
    successful_payments: wire.integer('Deposits that were settled.'),
    pending_payments: wire.integer('Deposits that are open.'),
    pending_amount: wire.usd('Sum of open deposits'),
    success_rate: wire.percent('Settled deposits divided by all deposits, rounded (spec §9)'),
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
      summary: 'Returns the balance and a summary of all payments.',
      response: wire.envelope(
        wire.entity('BalanceWithSummary', 'The balance and what became of all deposits.', {
          balance: wireBalance(),
          summary: wireSummary(),
        }),
      ),
      errors: { BALANCE_FETCH_ERROR: { status: 500, text: 'Failed to fetch balance' } },
    },
  }) as const satisfies Record<string, Documentation>;
