/** Deposits, checkout, statement, and what support needs to know. */
export { $verifyingCount } from './payments/actions/payment-effects';
export { type PaymentOutcome, paymentEventReceived } from './payments/actions/payment-events';
export * from './payments/add-funds/add-funds-form';
export * from './payments/add-funds/add-funds-view';
export { depositAbandonClicked, depositCheckAgainClicked } from './payments/add-funds/deposit-attempt';
export * from './payments/add-funds/deposit-outcome';
export { PAYMENT_METHOD_LABELS } from './payments/add-funds/payment-method';
export { quoteRetryClicked } from './payments/add-funds/quote';
export * from './payments/add-funds/submit-deposit';
export * from './payments/checkout/checkout';
export * from './payments/deposits/cancel-payment';
export * from './payments/deposits/deposit-view';
export {
  $depositsError,
  $depositsPage,
  $isDepositsLoading,
  depositsRefreshClicked,
  transactionsScreen,
} from './payments/deposits/deposit-list';
export {
  $depositFilters,
  depositFiltersChanged,
  depositsPageChosen,
} from './payments/deposits/deposit-query';
export { readDepositStatus } from './payments/deposits/deposit-state';
export { $pendingCount, $pendingRefs } from './payments/deposits/pending-deposits';
export * from './payments/deposits/deposit-state';
export * from './payments/deposits/step-views';
export { verifyClicked } from './payments/deposits/verify-payment';
export { $toNaira, exchangeRateNeeded } from './payments/exchange-rate';
export * from './payments/pay-and-continue/pay-and-continue';
export * from './payments/return/callback-query';
export * from './payments/return/pending-callback';
export * from './payments/return/provider-callback';
export * from './payments/statement/statement-export';
export * from './payments/statement/statement';
export * from './payments/support/purchase-support';
export * from './payments/support/support-text';
export { depositSupportText, numberSupportText } from './payments/support/support-text';
