import type { ReactNode } from 'react';

import { Form } from '../primitives/forms/form';
import { FormError } from '../primitives/forms/form-error';

export interface AddFundsFormProps {
  /** Error of the payment; the input stays. */
  error?: string | undefined;
  /** UnconfirmedOutcome, after a lost response. @defaultValue undefined */
  outcome?: ReactNode;
  /** AmountField. */
  amount: ReactNode;
  /** MethodTiles. */
  method: ReactNode;
  /** QuoteBox. */
  quote: ReactNode;
  /** PayBar. */
  pay: ReactNode;
  /** True while the payment is being created. */
  busy: boolean;
  /** Called when the user submits; with a disabled button, Enter does not. */
  onSubmit: () => void;
}

/**
 * The form behind 'Add Funds': an amount in naira, a payment method, and the amount's USD value before
 * payment (spec §1, §5). In the dialog of the payments page. Not for paying: the form only opens the
 * provider's checkout popup. Enter in the field submits, with a quote for this amount.
 */
export function AddFundsForm({ error, busy, onSubmit, ...parts }: AddFundsFormProps) {
  return (
    <Form busy={busy} onSubmit={onSubmit}>
      {error !== undefined && <FormError>{error}</FormError>}
      {parts.outcome}
      {parts.amount}
      {parts.method}
      {parts.quote}
      {parts.pay}
    </Form>
  );
}
