export type { AddFundsFormProps, QuoteState } from './add-funds-form';
export { LateAddFundsForm } from './late-add-funds-form';
