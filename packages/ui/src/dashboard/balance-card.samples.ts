import type { AccountAmounts } from './balance-card';

export const knownAmounts: AccountAmounts = {
  balance: '$12.5000',
  totalDeposited: '$50.0000',
  totalSpent: '$37.5000',
  credited: '$0.0000',
  pendingDeposits: '$6.5100',
};

export const unknownAmounts: AccountAmounts = {
  balance: '—',
  totalDeposited: '—',
  totalSpent: '—',
  credited: '—',
  pendingDeposits: '—',
};
