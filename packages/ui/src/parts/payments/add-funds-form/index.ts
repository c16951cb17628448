export type { AddFundsFormProps, QuoteState } from './add-funds-form';
export { LazyAddFundsForm } from './lazy-add-funds-form';
