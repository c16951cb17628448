/** What tells the user of something: codes, refunds, stock, the connection. */
export * from './notifications/away-summary/away-summary';
export * from './notifications/connection-badge';
export * from './notifications/incoming-code/arrived-code';
export { $incomingCodeTitle } from './notifications/incoming-code/incoming-codes';
export * from './notifications/incoming-code/notification-permission';
export { notificationOpened } from './notifications/incoming-code/notify-user';
export * from './notifications/incoming-code/test-alert';
export * from './notifications/visit-summary';
export * from './notifications/low-balance-alert';
export * from './notifications/offline';
export * from './notifications/realtime-toasts';
export * from './notifications/stock-alert';
export { lastVisitNote } from './notifications/visit-summary';
