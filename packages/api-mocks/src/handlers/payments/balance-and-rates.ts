import { MARGIN_PERCENT, marketRate, quoteAt } from '../../behaviour/payments/exchange-rate';
import { accountOf } from '../../behaviour/payments/ledger';
import { reject } from '../../behaviour/rejection';
import { isoOrNull } from '../../db/clock';
import { formatUsd, microsOf, usdOf } from '../../db/money';
import { ofUser } from '../../db/table';
import type { World } from '../../world/world';
import type { HandlersFor } from '../handler';

/** Totals of the user's payments. */
const summaryOf = (world: World, userId: number) => {
  const deposits = ofUser(world.db.deposits, userId);
  const settled = deposits.filter(({ status }) => status === 'PAID_SETTLED');
  const pending = deposits.filter(({ status }) => status === 'PENDING_UNSETTLED');
  return {
    total_payments: deposits.length,
    successful_payments: settled.length,
    pending_payments: pending.length,
    pending_amount: usdOf(pending.reduce((sum, one) => sum + microsOf(one.usd_equivalent), 0)),
    success_rate: deposits.length === 0 ? 0 : Math.round((100 * settled.length) / deposits.length),
  };
};

const rateBetween = (world: World, from: string, to: string): number | null => {
  if (from === 'USD' && to === 'NGN') return marketRate(world);
  if (from === 'NGN' && to === 'USD') return Number((1 / marketRate(world)).toFixed(6));
  return null;
};

export const paymentHandlers: HandlersFor<'balance' | 'exchangeRate' | 'calculateUsd'> = {
  balance: ({ world, user }) => {
    const { balance, deposited, spent, lastDepositAt, lastAt } = accountOf(world, user.id);
    return {
      success: true,
      data: {
        balance: {
          balance: usdOf(balance),
          total_deposited: usdOf(deposited),
          total_spent: usdOf(spent),
          pending_deposits: 0,
          formatted_balance: formatUsd(usdOf(balance)),
          last_deposit_at: isoOrNull(lastDepositAt),
          last_transaction_at: isoOrNull(lastAt),
        },
        summary: summaryOf(world, user.id),
      },
    };
  },
  exchangeRate: ({ world, query: { from = 'USD', to = 'NGN' } }) => {
    const rate = rateBetween(world, from, to);
    if (rate === null) return reject('FX_RATE_ERROR');
    return {
      success: true,
      data: {
        from_currency: from,
        to_currency: to,
        rate,
        source: 'live',
        timestamp: world.clock.iso(),
        formatted_rate: `1 ${from} = ${rate.toFixed(rate < 1 ? 6 : 2)} ${to}`,
      },
    };
  },
  calculateUsd: ({ world, body }) => ({
    success: true,
    data: {
      ...quoteAt(marketRate(world), body.amount),
      source: 'live',
      margin: MARGIN_PERCENT,
      margin_percentage: MARGIN_PERCENT,
      timestamp: world.clock.iso(),
    },
  }),
};
