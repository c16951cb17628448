import type { ResultFor } from '../contracts';

/** The answer of GET /payments/balance that names the balance, in USD, and nothing else. */
export const aBalance = (balance: number): ResultFor<'balance'> => ({
  balance,
  totalDeposited: null,
  totalSpent: null,
  totalPayments: null,
  successfulPayments: null,
  pendingPayments: null,
  pendingAmount: null,
  successRate: null,
});
