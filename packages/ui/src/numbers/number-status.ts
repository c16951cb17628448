/** Status of a bought number, as its card shows it (spec §4). */
export type NumberDisplayStatus = 'waiting' | 'received' | 'used' | 'cancelled' | 'expired';

export const NUMBER_STATUS: Record<NumberDisplayStatus, string> = {
  waiting: 'Waiting for SMS',
  received: 'SMS Received',
  used: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};
