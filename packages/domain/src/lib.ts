/** Ports of the browser, clock, page, formats. */
export * from './lib/create-screen';
export * from './lib/error-report';
export * from './lib/format/countdown';
export { formatDateTime } from './lib/format/date-time';
export * from './lib/format/money';
export { formatUsd, formatWholeNaira } from './lib/format/money';
export * from './lib/format/search-text';
export * from './lib/page';
export * from './lib/payment-event';
export {
  $ports,
  type CheckoutWindow,
  type Ports,
  type StorageKey,
  type StorageWrite,
  noBrowser,
  portsSupplied,
} from './lib/ports';
export * from './lib/session-events';
export * from './lib/storage/registry';
export { $clock, type Clock } from './lib/time/clock';
export * from './lib/toasts/toasts';
