/**
 * All tables of error texts for users (spec §8), for the page 'Error catalogue' of the
 * Storybook. Each table lives with the feature that uses it; the product itself never loads this module.
 */
export { errorText, type ApiError } from './api/errors/api-error';
export { NOT_RENEWED } from './api/session/authenticated-request';
export { noticeText, type TransportNotice } from './api/errors/transport-notices';
export { ACTIVE_NUMBERS_FAILED } from './features/numbers/list/active-numbers';
export { CANCEL_NUMBER_TEXTS, COMPLETE_NUMBER_TEXTS } from './features/numbers/actions/number-actions';
export { RATE_FAILED } from './features/payments/add-funds/amount/quote';
export { DEPOSIT_TEXTS } from './features/payments/add-funds/form-error';
export { BALANCE_FAILED } from './features/account/balance/balance';
export { COUNTRIES_FAILED, SERVICES_FAILED } from './features/catalogue/lists/catalogue-lists';
export { LINK_MISSING } from './features/payments/checkout/checkout';
export { CANCEL_PAYMENT_TEXTS } from './features/payments/deposits/actions/cancel';
export { DEPOSITS_FAILED, DEPOSITS_FAILED_TOAST } from './features/payments/deposits/list';
export { PAYMENT_OUTCOME_BY_CODE } from './features/payments/deposits/actions/payment-errors';
export { STILL_PROCESSING, VERIFY_TEXTS } from './features/payments/deposits/actions/verify';
export { HISTORY_FAILED } from './features/history/list/list';
export { RETRY_FAILED } from './features/numbers/actions/retry';
export { CALLBACK_FAILED } from './features/payments/deposits/actions/payment-events';
export { STILL_OPEN } from './features/payments/return/provider-callback';
export { BATCH_TEXTS } from './features/purchase/batch/batch';
export { outOfStockText, PURCHASE_TEXTS, readPurchaseRejection } from './features/purchase/submit/rejections';
export {
  readRegistrationError,
  REGISTRATION_TEXT_BY_CODE,
  REGISTRATION_TEXTS,
} from './features/session/registration/registration-errors';
export { RESTRICTIONS_FAILED } from './features/purchase/extras/server-restrictions';
export { SESSION_END_TEXTS } from './features/session/end-notice';
export { LOGIN_TEXT_BY_CODE, LOGIN_TEXTS, readLoginError } from './features/session/login-errors';
export { ACCOUNT_FAILED } from './features/session/start-up';
export { STATEMENT_FAILED } from './features/account/statement/statement';
export {
  CANCEL_SUBSCRIPTION_TEXTS,
  SUBSCRIPTIONS_FAILED,
  SUBSCRIPTIONS_UNAVAILABLE,
} from './features/subscriptions/list';
export { BUY_SUBSCRIPTION_FAILED } from './features/subscriptions/order';
export { NOT_CHARGED, OFFLINE } from './reconciled-mutation/types';
export type { ConnectionTrouble } from './realtime/connection/connection';
