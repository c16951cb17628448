import type { DepositItem } from './deposit-item';

/** A deposit whose session is still open. */
export const pendingDeposit: DepositItem = {
  txRef: 'SMS_7_1772452680000_K3X9QZ',
  state: 'pending',
  naira: '₦1,500.00',
  usd: '$0.98',
  rate: '1 USD = ₦1,535.20',
  method: 'Card',
  when: { day: 'Today', shortDay: 'Today', time: '11:58 AM', date: 'Mar 2, 2026, 11:58 AM' },
  expiresAt: 'Mar 2, 2026, 12:13 PM',
};

/** A deposit whose session is over. */
export const expiredDeposit: DepositItem = { ...pendingDeposit, state: 'expired' };

/** A paid deposit. */
export const completedDeposit: DepositItem = {
  ...pendingDeposit,
  txRef: 'SMS_7_1772366280000_QW82PL',
  state: 'completed',
  method: 'Bank Transfer',
  when: { day: 'Yesterday', shortDay: 'Yesterday', time: '11:59 AM', date: 'Mar 1, 2026, 11:59 AM' },
  paidAt: 'Mar 1, 2026, 12:01 PM',
  providerRef: 'FLW-MOCK-9182736',
};
