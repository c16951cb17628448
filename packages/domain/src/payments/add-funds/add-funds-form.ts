import { createEvent, sample } from 'effector';
import * as v from 'valibot';
import { errorText } from '../../api/errors/api-error';
import { createForm } from '../../api/forms/create-form';
import type { FieldAction } from '../../api/forms/form-state';
import { paymentType } from '../../contracts/deposit';
import { portsSupplied } from '../../lib/ports';
import { createStorageRead, storageWriteRequested } from '../../lib/storage/stored-values';
import { createUserPersistedStore } from '../../session/user-persisted-store';
import type { PaymentMethod } from '../payment-method';
import { addFundsClosed, addFundsOpened, addFundsScreen } from './add-funds-dialog';
import { depositAmount, isAmountErrorShown } from './deposit-amount';
import { $depositAttempt, depositRestored, depositSent, paymentCreated } from './deposit-attempt';
import { depositFailed } from './deposit-outcome';

export const paymentMethodChosen = createEvent<PaymentMethod>();

/** 'Add Funds' was closed with an empty field: at the next opening it is no error. */
const closedEmpty = createEvent();

/** What 'Add Funds' asks for; the money call sends it. */
export const addFundsForm = createForm({
  initial: { amount: '' },
  schema: v.object({ amount: depositAmount }),
  isShown: isAmountErrorShown,
  texts: (error) => errorText(error, 'Failed to create payment session. Please try again.'),
  endedOn: depositFailed,
  outdatedOn: [addFundsOpened, paymentMethodChosen, depositSent],
  cleared: { fields: ['amount'], on: [paymentCreated, closedEmpty] },
});

export const $depositAmountText = addFundsForm.$form.map(({ values }) => values.amount);

/** The user typed an amount, or clicked one. */
export const depositAmountChanged = addFundsForm.acted.prepend((value: string) => ({
  kind: 'edited',
  field: 'amount',
  value,
}));

// The tab keeps the amount, since a phone may reload the page.
const draftRead = createEvent<unknown>();
sample({
  clock: [portsSupplied, addFundsScreen.opened],
  fn: () => undefined,
  target: createStorageRead('deposit-amount', draftRead),
});
sample({
  clock: $depositAmountText,
  fn: (value) => ({ name: 'deposit-amount' as const, value }),
  target: storageWriteRequested,
});

/** A draft, and the intent of an unsettled deposit, which comes before it: 'Try again anyway' pays that. */
const found = sample({
  clock: [draftRead, depositRestored],
  source: $depositAttempt,
  fn: (attempt, draft) => ({ intent: attempt?.intent, draft }),
});
sample({
  clock: found,
  fn: ({ intent, draft }): FieldAction<{ readonly amount: string }> =>
    intent === undefined
      ? { kind: 'restored', draft: { amount: draft } }
      : { kind: 'edited', field: 'amount', value: String(intent.amount) },
  target: addFundsForm.acted,
});

/** The payment method: the one chosen last, else card. */
export const $paymentMethod = createUserPersistedStore<PaymentMethod, PaymentMethod>({
  name: 'payment-method',
  schema: paymentType,
  defaultValue: 'card',
  loadOn: addFundsOpened,
  changed: paymentMethodChosen,
  apply: (_, method) => method,
}).on(found, (method, { intent }) => intent?.method ?? method);

sample({
  clock: addFundsClosed,
  source: $depositAmountText,
  filter: (text) => text === '',
  fn: () => undefined,
  target: closedEmpty,
});
