import { combine, createEvent, createStore, merge, sample } from 'effector';
import { $user } from '../../api/session/current-user';
import { createScreen } from '../../lib/create-screen';
import { portsSupplied } from '../../lib/ports';
import { createPersistedStore } from '../../lib/storage/persisted-store';
import { depositState } from '../deposit-state';
import { $depositsNow } from '../deposits/deposits-clock';
import { paymentOf } from '../payment-state';
import { $payments } from '../payments';
import { DEPOSIT_MIN_NGN } from '../../limits/spec';
import { formatCountdown } from '../../lib/format/countdown';
import { formatWholeNaira } from '../../lib/format/money';
import type { Selection } from '../../catalogue/selection/wizard-step';
import { $isPricesLoading, pricesRequested } from '../../catalogue/offers/prices';
import { $selection, selectionChangedByUser } from '../../catalogue/selection';
import { $isBalanceLoading, balanceInvalidated } from '../../account/balance';
import { $shortfallNgn, shortfallOfferScreen } from '../add-funds/shortfall';
import { depositSucceeded } from '../add-funds/deposit-attempt';
import { $isAddFundsOpen, addFundsOpened } from '../add-funds/add-funds-dialog';
import { addFundsForm, depositAmountChanged } from '../add-funds/add-funds-form';
import { $confirmStep, $selectionNames } from '../../purchase/confirm-step';
import { affordability } from '../../purchase/price-view';
import { $purchase } from '../../purchase/purchase';
import { purchaseSucceeded } from '../../purchase/purchase-attempt';
import { stepPayment, type StepPayment } from './step-payment';

/** Open on the last step of the wizard. */
export const payAndContinueScreen = createScreen();

export const payAndContinueClicked = createEvent();

const created = sample({
  clock: depositSucceeded,
  source: { user: $user, choices: $selection, isOpen: payAndContinueScreen.$isOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ user, choices }, { txRef }) => ({ userId: user?.id ?? '', choices, txRef }),
});
/** The number was bought, or is not wanted any more. */
const ended = createEvent();

/** Kept by the tab: a payment in this tab leaves the page. */
const $stored = createPersistedStore<StepPayment | null, StepPayment | null>({
  $key: createStore('unsettled-top-up' as const),
  schema: stepPayment,
  defaultValue: null,
  // A reloaded page shows its screen just before its ports are supplied.
  loadOn: [payAndContinueScreen.opened, portsSupplied],
  changed: merge([created, ended.map(() => null)]),
  apply: (_, payment) => payment,
});

/** The payment made from the last step, and its choices; null without one. */
const $stepPayment = combine($stored, $user, (stored, user) => (stored?.userId === user?.id ? stored : null));

sample({
  clock: purchaseSucceeded,
  source: { payment: $stepPayment, purchase: $purchase },
  filter: ({ payment, purchase }) => isSamePurchase(payment?.choices, purchase.latest),
  target: ended,
});

/** True while the amount waits for the shortfall. Text that the user types meanwhile wins. */
const $isFillDue = createStore(false)
  .on(payAndContinueClicked, () => true)
  .reset(
    addFundsForm.acted.filter({ fn: ({ kind }) => kind === 'edited' }),
    $isAddFundsOpen.updates.filter({ fn: (isOpen) => !isOpen }),
  );
sample({ clock: payAndContinueClicked, target: addFundsOpened });
sample({
  clock: [$shortfallNgn, $isFillDue],
  source: { ngn: $shortfallNgn, isDue: $isFillDue },
  filter: ({ ngn, isDue }) => isDue && ngn !== null,
  fn: ({ ngn }) => String(ngn),
  target: depositAmountChanged,
});

/** The payment as the newest list has it: pending until a list says otherwise. Null without one. */
const $paid = combine($stepPayment, $payments, $depositsNow, (payment, payments, now) => {
  if (payment === null) return null;
  const { deposit } = paymentOf(payments, payment.txRef);
  return { ...payment, deposit, state: deposit === null ? 'pending' : depositState(deposit, now), now };
});

const $isCompleted = $paid.map((paid) => paid?.state === 'completed');
// The message about the balance that should follow may be missing.
sample({
  clock: $isCompleted.updates.filter({ fn: Boolean }),
  target: balanceInvalidated,
});

/**
 * True on the step of the waiting purchase, once its payment has arrived and the balance covers the price.
 */
const $isCovered = combine(
  $paid,
  $confirmStep,
  $selection,
  (paid, step, selection) =>
    paid?.state === 'completed' &&
    affordability(step)?.kind === 'sufficient' &&
    isSamePurchase(paid.choices, selection),
);
const covered = $isCovered.updates.filter({ fn: Boolean });

/** True from the moment on at which the price is read again. */
const $isPriceRead = createStore(false)
  .on(covered, () => true)
  .reset($stepPayment.map((payment) => payment?.txRef ?? null));
sample({ clock: covered, target: pricesRequested });

/** Payment of the shortfall on the last step; null while none is needed and none was made. */
export const $payAndContinue = combine(
  {
    paid: $paid,
    step: $confirmStep,
    names: $selectionNames,
    isCovered: $isCovered,
    isPriceRead: $isPriceRead,
    isPricesLoading: $isPricesLoading,
    isBalanceLoading: $isBalanceLoading,
    shortfallNgn: $shortfallNgn,
  },
  ({ paid, step, names, shortfallNgn, ...is }) => {
    // The price was read again since. Nothing is bought automatically.
    if (is.isCovered && is.isPriceRead && !is.isPricesLoading)
      return { kind: 'paid' as const, title: `Paid · ${names.service ?? ''} in ${names.country ?? ''}` };
    if (paid?.state === 'pending' || (paid?.state === 'completed' && is.isBalanceLoading)) {
      const expiresAt = paid.deposit?.expiresAt ?? null;
      // Until the payment session expires, as mm:ss.
      const left = expiresAt === null ? null : formatCountdown(expiresAt - paid.now);
      return { kind: 'waiting' as const, txRef: paid.txRef, left };
    }
    if (affordability(step)?.kind !== 'insufficient') return null;
    return {
      kind: 'offer' as const,
      /** In whole naira; null while unknown or above the maximum deposit. */
      amount: shortfallNgn === null ? null : formatWholeNaira(shortfallNgn),
      /** Less would do; the rest stays in the balance. */
      isMinimum: shortfallNgn === DEPOSIT_MIN_NGN,
    };
  },
);

sample({
  clock: combine(
    payAndContinueScreen.$isOpen,
    $payAndContinue,
    (isOpen, view) => isOpen && view?.kind === 'offer',
  ).updates,
  target: shortfallOfferScreen.toggled,
});

// Paid and no longer wanted.
sample({
  clock: selectionChangedByUser,
  source: $isCovered,
  filter: Boolean,
  target: ended,
});

/** True for the same country and service, whatever the operator: a number is for these. */
function isSamePurchase(
  choices: Selection | undefined,
  other: Pick<Selection, 'country' | 'service'> | null,
): boolean {
  return choices !== undefined && choices.country === other?.country && choices.service === other.service;
}
