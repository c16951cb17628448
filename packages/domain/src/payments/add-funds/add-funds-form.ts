import { errorText } from '../../api/errors/api-error';
import { readFormError } from '../../api/errors/form-error';
import { depositRejected, $depositAttempt, paymentCreated, depositRestored } from './deposit-attempt';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../../limits/spec';
import { formatWholeNaira } from '../../lib/format/money';
import { readTypedAmount, USE_A_POINT } from '../../lib/format/typed-amount';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import * as v from 'valibot';
import type { PaymentMethod } from '../payment-method';
import { paymentType } from '../../contracts/deposit';
import { portsSupplied } from '../../lib/ports';
import { createPersistedStore } from '../../lib/storage/persisted-store';
import { createUserPersistedStore } from '../../session/user-persisted-store';
import { transactionsScreen } from '../deposit-list';
import { sessionEnded } from '../../lib/session-events';

/** Error texts when no payment could be started (spec §8): in the dialog, and once it is closed. */
export const DEPOSIT_TEXTS = {
  inDialog: 'Failed to create payment session. Please try again.',
  elsewhere: 'Failed to create deposit',
  noLink: 'No payment link received from server',
};

/** The server rejected a payment: texts at the amount, above the button and everywhere else (spec §8). */
export const depositFormRejected = depositRejected.map((error) => ({
  ...readFormError(error, ['amount'], (other) => errorText(other, DEPOSIT_TEXTS.inDialog)),
  elsewhere: errorText(error, DEPOSIT_TEXTS.elsewhere),
}));

/** A typed amount of a deposit: none yet, an amount in naira that may be paid, or why it may not. */
export type DepositAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'valid'; readonly ngn: number }
  | { readonly kind: 'invalid' | 'too-small'; readonly message: string };

const invalid = (message: string): DepositAmount => ({ kind: 'invalid', message });

/** Naira are counted in hundredths (kobo); a finer amount could not be charged as typed. */
const MAX_DECIMALS = 2;

/** Reads the amount of a deposit as typed, with or without '₦' (spec §5). */
export const readDepositAmount = (text: string): DepositAmount => {
  if (text === '') return { kind: 'empty' };
  const amount = readTypedAmount(text, '₦');
  if (amount.kind === 'comma') return invalid(USE_A_POINT);
  if (amount.kind === 'unreadable' || amount.value === 0) return invalid('Amount must be a positive number');
  if (amount.decimals > MAX_DECIMALS) return invalid('Amount can have at most 2 decimals');
  const ngn = amount.value;
  if (ngn < DEPOSIT_MIN_NGN)
    return { kind: 'too-small', message: `Minimum deposit amount is ${formatWholeNaira(DEPOSIT_MIN_NGN)}` };
  if (ngn > DEPOSIT_MAX_NGN) return invalid(`Maximum deposit amount is ${formatWholeNaira(DEPOSIT_MAX_NGN)}`);
  return { kind: 'valid', ngn };
};

/** 'Add Funds' was clicked. */
export const addFundsOpened = createEvent();

/** The user closed the dialog. The typed values stay for the next time. */
export const addFundsClosed = createEvent();

/** The user typed an amount: naira as typed. */
export const depositAmountChanged = createEvent<string>();

/** The user left the amount. */
export const depositAmountBlurred = createEvent();

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

/** A small amount may be half typed. */
const $isBeingTyped = createStore(false)
  .on(depositAmountChanged, () => true)
  .reset(depositAmountBlurred);

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
  $isBeingTyped,
  $rejectedAmountError,
  (amount, isTouched, isBeingTyped, rejectedAmountError) => {
    if (amount.kind === 'invalid' || (amount.kind === 'too-small' && !isBeingTyped)) return amount.message;
    return amount.kind === 'empty' && isTouched ? 'Amount must be a positive number' : rejectedAmountError;
  },
);
