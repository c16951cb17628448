import * as v from 'valibot';
import { defineOperation, failure } from './operation';
import { isJsonObject, ownField, unwrapped } from './shared/envelope';
import * as field from './shared/field';
import * as figure from './shared/figure';
import { required, unread } from './shared/reading';

const money = field.entity('Balance', "The account's money (spec §3).", {
  balance: required(figure.usd('What the user can spend')),
  total_deposited: figure.usd('Sum of all settled deposits'),
  total_spent: figure.usd('Cost of all numbers and subscriptions so far; a refund does not reduce it'),
  ...unread({
    pending_deposits: figure.usd('Sum of deposits that are not settled yet'),
    formatted_balance: field.text('The balance for display, for example `$12.5000`.'),
    last_deposit_at: field.nullable(field.moment('Latest settled deposit; null before the first.')),
    last_transaction_at: field.nullable(field.moment('Latest movement of money; null before the first.')),
  }),
});

const summary = field.entity('PaymentSummary', 'What became of all deposits (spec §3).', {
  total_payments: figure.integer('Deposits ever opened.'),
  successful_payments: figure.integer('Deposits that were settled.'),
  pending_payments: figure.integer('Deposits that are open.'),
  pending_amount: figure.usd('Sum of open deposits'),
  success_rate: figure.percent('Settled deposits divided by all deposits, rounded (spec §9)'),
});

/** Nested as `{ balance: { balance, … }, summary }` or flat as `{ balance: 12.3 }`. */
const moneyIn = (content: unknown): unknown => {
  const nested = isJsonObject(content) ? ownField(content, 'balance') : undefined;
  return isJsonObject(nested) ? nested : content;
};

const summaryIn = (content: unknown): unknown =>
  (isJsonObject(content) ? ownField(content, 'summary') : undefined) ?? {};

export const balance = defineOperation('GET', '/payments/balance', 'read', {
  reader: unwrapped(
    v.pipe(
      v.unknown(),
      v.transform((content) => ({ money: moneyIn(content), summary: summaryIn(content) })),
      v.object({ money: money.strict, summary: summary.strict }),
      v.transform((read) => ({ ...read.money, ...read.summary })),
    ),
  ),
  summary: 'Returns the balance and a summary of all payments.',
  response: field.enveloped('BalanceWithSummary', 'The balance and what became of all deposits.', {
    balance: money,
    summary,
  }),
  errors: { BALANCE_FETCH_ERROR: failure(500, 'Failed to fetch balance') },
});
