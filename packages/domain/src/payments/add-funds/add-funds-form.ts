import { combine, createEvent, createStore, merge, sample } from 'effector';
import * as v from 'valibot';
import { readDepositAmount } from './deposit-amount';
import type { PaymentMethod } from './payment-method';
import { paymentType } from '../../contracts/deposit';
import { portsSupplied } from '../../lib/ports';
import { createPersistedStore } from '../../lib/storage/persisted-store';
import { createUserPersistedStore } from '../../session';
import { transactionsScreen } from '../deposits/deposit-list';
import { sessionEnded } from '../../lib/session-events';
import { $depositAttempt, paymentCreated, depositRestored } from './deposit-attempt';
import { depositFormRejected } from './add-funds-error';

/** 'Add Funds' was clicked. */
export const addFundsOpened = createEvent();

/** The user closed the dialog. The typed values stay for the next time. */
export const addFundsClosed = createEvent();

/** The user typed an amount: naira as typed. */
export const depositAmountChanged = createEvent<string>();

/** The user chose a payment method. */
export const paymentMethodChosen = createEvent<PaymentMethod>();

/**
 * The user left the transactions screen with no deposit in flight: the dialog closes, and is not open on the next
 * visit.
 */
const screenLeft = sample({
  clock: transactionsScreen.toggled,
  source: $depositAttempt,
  filter: (attempt, isOpen) => !isOpen && attempt === null,
});

/** True while the dialog is open. */
export const $isAddFundsOpen = createStore(false)
  .on([addFundsOpened, depositRestored], () => true)
  .reset(addFundsClosed, screenLeft, paymentCreated);

const noAmount = (): string => '';

/** The amount as typed, in naira. The tab keeps it, since a phone may reload the page. */
export const $depositAmountText = createPersistedStore<string, string>({
  $key: createStore('deposit-amount' as const),
  schema: v.string(),
  defaultValue: '',
  loadOn: [portsSupplied],
  changed: merge([
    depositAmountChanged,
    depositRestored.map(({ amount }) => String(amount)),
    merge([paymentCreated, sessionEnded]).map(noAmount),
  ]),
  apply: (_, text) => text,
});

/** The payment method: the one chosen last, else card. */
export const $paymentMethod = createUserPersistedStore<PaymentMethod, PaymentMethod>({
  name: 'payment-method',
  schema: paymentType,
  defaultValue: 'card',
  loadOn: addFundsOpened,
  changed: paymentMethodChosen,
  apply: (_, method) => method,
}).on(depositRestored, (_, { method }) => method);

const $isTouched = createStore(false)
  .on(depositAmountChanged, () => true)
  .reset(addFundsClosed, paymentCreated);

/** The amount as parsed (spec §5). */
export const $depositAmount = $depositAmountText.map(readDepositAmount);

/** The amount in naira; null while it may not be paid. */
export const $payableNgn = $depositAmount.map((amount) => (amount.kind === 'valid' ? amount.ngn : null));

/** The server's error about a rejected amount; null without one. */
const $rejectedAmountError = createStore<string | null>(null)
  .on(depositFormRejected, (_, { fields }) => fields.amount ?? null)
  .reset(depositAmountChanged, addFundsOpened);

/** Error of the amount; null if valid or not typed yet. */
export const $depositAmountError = combine(
  $depositAmount,
  $isTouched,
  $rejectedAmountError,
  (amount, isTouched, rejectedAmountError) => {
    if (amount.kind === 'invalid') return amount.message;
    return amount.kind === 'empty' && isTouched ? 'Amount must be a positive number' : rejectedAmountError;
  },
);
