export type { AddFundsFormProps, QuoteState } from './add-funds-form';
export { LazyAddFundsForm } from './lazy-add-funds-form';
export { NO_QUOTE_TEXT } from './quote-box';
export { unconfirmedPaymentTexts } from './unconfirmed-payment-texts';
