import { balanceOf, totalOf } from '../behaviour/ledger';
import { isoOrNull } from '../db/clock';
import { formatUsd, usdOf } from '../db/money';
import type { HandlersFor } from './handler';

/** The account's money. A refund lowers no total: it is no purchase undone, but money given back. */
export const paymentHandlers: HandlersFor<'balance'> = {
  balance: ({ world, user }) => {
    const balance = balanceOf(world, user.id);
    const deposits = totalOf(world, user.id, 'deposit');
    const purchases = totalOf(world, user.id, 'purchase');
    const lastAt = world.db.ledger.all().findLast(({ userId }) => userId === user.id)?.at ?? null;
    return {
      success: true,
      data: {
        balance: {
          balance: usdOf(balance),
          total_deposited: usdOf(deposits.amount),
          total_spent: usdOf(purchases.amount),
          pending_deposits: 0,
          formatted_balance: formatUsd(balance),
          last_deposit_at: isoOrNull(deposits.lastAt),
          last_transaction_at: isoOrNull(lastAt),
        },
        summary: {
          total_payments: deposits.count,
          successful_payments: deposits.count,
          pending_payments: 0,
          pending_amount: 0,
          success_rate: deposits.count === 0 ? 0 : 100,
        },
      },
    };
  },
};
