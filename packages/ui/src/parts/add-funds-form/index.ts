export { AddFundsForm, type AddFundsFormProps, type QuoteState } from './add-funds-form';
