import { combine, createEvent, createStore, merge, sample } from 'effector';
import * as v from 'valibot';
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

/** Payment of the shortfall on the last step. */
export type PayAndContinueView =
  /**
   * Nothing is paid; `amount` is in whole naira, null while unknown or above the maximum deposit. `isMinimum`
   * where less would do, and the rest stays in the balance.
   */
  | { readonly kind: 'offer'; readonly amount: string | null; readonly isMinimum: boolean }
  /** `left` is the time until the payment session expires, as mm:ss; null while unknown. */
  | { readonly kind: 'waiting'; readonly txRef: string; readonly left: string | null }
  /** The balance covers the price, which was reloaded since. Nothing is bought automatically. */
  | { readonly kind: 'paid'; readonly title: string };

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
  schema: v.nullable(stepPayment),
  defaultValue: null,
  // A reloaded page shows its screen just before its ports are supplied.
  loadOn: [payAndContinueScreen.opened, portsSupplied],
  changed: merge([created, ended.map(() => null)]),
  apply: (_, payment) => payment,
});

/** The payment made from the last step, and its choices; null without one. */
const $stepPayment = combine($stored, $user, (stored, user) => (stored?.userId === user?.id ? stored : null));
const $paymentRef = $stepPayment.map((payment) => payment?.txRef ?? null);

sample({
  clock: purchaseSucceeded,
  source: { payment: $stepPayment, purchase: $purchase },
  filter: ({ payment, purchase }) => isSamePurchase(payment?.choices ?? null, purchase.latest),
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

/** The payment as the newest list has it; null until one does. */
const $deposit = combine($payments, $paymentRef, (payments, ref) =>
  ref === null ? null : paymentOf(payments, ref).deposit,
);

/** State of the payment: pending until a list says otherwise. Null without one. */
const $paymentState = combine($paymentRef, $deposit, $depositsNow, (ref, deposit, now) => {
  if (ref === null) return null;
  return deposit === null ? 'pending' : depositState(deposit, now);
});

const $isCompleted = $paymentState.map((state) => state === 'completed');
// The message about the balance that should follow may be missing.
sample({
  clock: $isCompleted.updates.filter({ fn: Boolean }),
  target: balanceInvalidated,
});

const $affordability = $confirmStep.map(affordability);

/**
 * True on the step of the waiting purchase, once its payment has arrived and the balance covers the price.
 */
const $isCovered = combine(
  $isCompleted,
  $affordability,
  combine($stepPayment, $selection, (payment, selection) =>
    isSamePurchase(payment?.choices ?? null, selection),
  ),
  (isCompleted, affordability, isSame) => isCompleted && affordability?.kind === 'sufficient' && isSame,
);
const covered = $isCovered.updates.filter({ fn: Boolean });

/** True from the moment on at which the price is read again. */
const $isPriceRead = createStore(false)
  .on(covered, () => true)
  .reset($paymentRef);
sample({ clock: covered, target: pricesRequested });

const $title = $selectionNames.map(({ country, service }) => `Paid · ${service ?? ''} in ${country ?? ''}`);

/** See `PayAndContinueView`; null while the balance covers the price and nothing was paid. */
export const $payAndContinue = combine(
  {
    txRef: $paymentRef,
    state: $paymentState,
    deposit: $deposit,
    now: $depositsNow,
    isCovered: $isCovered,
    isPriceReady: combine($isPriceRead, $isPricesLoading, (isRead, isLoading) => isRead && !isLoading),
    affordability: $affordability,
    isBalanceLoading: $isBalanceLoading,
    shortfallNgn: $shortfallNgn,
    title: $title,
  },
  ({ txRef, state, deposit, now, isCovered, ...rest }): PayAndContinueView | null => {
    if (isCovered && rest.isPriceReady) return { kind: 'paid', title: rest.title };
    if (txRef !== null && (state === 'pending' || (state === 'completed' && rest.isBalanceLoading))) {
      const expiresAt = deposit?.expiresAt ?? null;
      return { kind: 'waiting', txRef, left: expiresAt === null ? null : formatCountdown(expiresAt - now) };
    }
    if (rest.affordability?.kind !== 'insufficient') return null;
    return {
      kind: 'offer',
      amount: rest.shortfallNgn === null ? null : formatWholeNaira(rest.shortfallNgn),
      isMinimum: rest.shortfallNgn === DEPOSIT_MIN_NGN,
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
  choices: Selection | null,
  other: Pick<Selection, 'country' | 'service'> | null,
): boolean {
  if (choices === null || other === null) return false;
  return choices.country === other.country && choices.service === other.service;
}
