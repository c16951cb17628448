import { createEvent, createStore, merge, sample } from 'effector';
import * as v from 'valibot';
import { paymentType } from '../../contracts/deposit';
import { portsSupplied } from '../../lib/ports';
import { createPersistedStore } from '../../lib/storage/persisted-store';
import { createUserPersistedStore } from '../../session/user-persisted-store';
import type { PaymentMethod } from '../payment-method';
import { addFundsClosed, addFundsOpened, addFundsScreen } from './add-funds-dialog';
import { $depositAttempt, depositRestored, depositSent, paymentCreated } from './deposit-attempt';
import { depositFailed } from './deposit-outcome';

/** The user typed an amount: naira as typed. */
export const depositAmountChanged = createEvent<string>();

export const depositAmountBlurred = createEvent();

export const paymentMethodChosen = createEvent<PaymentMethod>();

/** The form of a deposit that a reload interrupted, wherever that was found. */
const resumed = sample({
  clock: [depositRestored, addFundsScreen.opened],
  source: $depositAttempt,
}).filterMap((attempt) => attempt?.intent);

/** The amount as typed, in naira. The tab keeps it, since a phone may reload the page. */
export const $depositAmountText = createPersistedStore<string, string | { readonly unlessTyped: string }>({
  $key: createStore('deposit-amount' as const),
  schema: v.string(),
  defaultValue: '',
  loadOn: [portsSupplied, addFundsScreen.opened],
  changed: merge([
    depositAmountChanged,
    resumed.map(({ amount }) => ({ unlessTyped: String(amount) })),
    paymentCreated.map(() => ''),
  ]),
  apply: (text, change) => (typeof change === 'string' ? change : text || change.unlessTyped),
});

/** The payment method: the one chosen last, else card. */
export const $paymentMethod = createUserPersistedStore<PaymentMethod, PaymentMethod>({
  name: 'payment-method',
  schema: paymentType,
  defaultValue: 'card',
  loadOn: addFundsOpened,
  changed: paymentMethodChosen,
  apply: (_, method) => method,
}).on(resumed, (_, { method }) => method);

/** State of the form beside its values. */
export const $addFundsForm = createStore({
  isTouched: false,
  /** A small amount may be half typed. */
  isBeingTyped: false,
  /** The server's error about the amount; null without one. */
  amountError: null as string | null,
  /** Why no payment could be started; null without an error (spec §8, Add Funds). */
  error: null as string | null,
})
  .on(depositAmountChanged, () => ({ isTouched: true, isBeingTyped: true, amountError: null, error: null }))
  .on(depositAmountBlurred, (form) => ({ ...form, isBeingTyped: false }))
  .on(addFundsOpened, (form) => ({ ...form, amountError: null, error: null }))
  .on([paymentMethodChosen, depositSent], (form) => ({ ...form, error: null }))
  .on([addFundsClosed, paymentCreated], (form) => ({ ...form, isTouched: false }))
  .on(depositFailed, (form, { amount, inDialog }) => ({ ...form, amountError: amount, error: inDialog }));
