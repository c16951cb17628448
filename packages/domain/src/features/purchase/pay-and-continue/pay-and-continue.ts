import { combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum';
import type { Deposit } from '../../../contracts';
import { createScreen } from '../../../lib/create-screen';
import { sessionEnded } from '../../../lib/session-events';
import { serverTimeAt } from '../../../lib/time/clock';
import { createInterval } from '../../../lib/time/create-interval';
import { COUNTDOWN_TICK_MS } from '../../../limits';
import { depositState, formatCountdown, formatWholeNaira } from '../../../rules';
import { $isBalanceLoading, balanceInvalidated } from '../../account/balance/balance';
import { $isPricesLoading, pricesRequested } from '../../catalogue/offers/prices';
import { $selection, selectionChangedByUser } from '../../catalogue/selection';
import { $shortfallNgn, shortfallOfferScreen } from '../../payments/add-funds/amount/shortfall';
import { depositSucceeded } from '../../payments/add-funds/attempt';
import {
  $purchaseToResume,
  $resumePaymentRef,
  isSamePurchase,
  purchaseSuspended,
  resumePaymentCreated,
  resumePurchaseClosed,
  resumePurchaseRequested,
} from '../../payments/add-funds/resume-purchase';
import { $depositsPage, depositCancelled, depositsLoaded } from '../../payments/deposits/list';
import { $affordability, $selectionNames } from '../pricing/price-view';

/** Payment of the shortfall on the last step. */
export type PayAndContinueView =
  /** Nothing is paid; `amount` is in whole naira, null while unknown or above the maximum deposit. */
  | { readonly kind: 'offer'; readonly amount: string | null }
  /** `left` is the time until the payment session expires, as mm:ss; null while unknown. */
  | { readonly kind: 'waiting'; readonly txRef: string; readonly left: string | null }
  /** The balance covers the price, which was reloaded since. Nothing is bought automatically. */
  | { readonly kind: 'paid'; readonly title: string };

/** Open on the last step of the wizard. */
export const payAndContinueScreen = createScreen();

/** 'Pay ₦N and continue'. */
export const payAndContinueClicked = createEvent();

sample({ clock: payAndContinueScreen.opened, fn: () => undefined, target: resumePurchaseRequested });
sample({
  clock: payAndContinueClicked,
  source: $selection,
  fn: ({ country, service, operator }) => ({
    country: country ?? undefined,
    service: service ?? undefined,
    operator: operator ?? undefined,
  }),
  target: purchaseSuspended,
});
sample({
  clock: depositSucceeded,
  source: payAndContinueScreen.$isOpen,
  filter: Boolean,
  fn: (_, { txRef }) => txRef,
  target: resumePaymentCreated,
});

/** The payment as the newest list has it; null until one does. */
const $deposit = createStore<Deposit | null>(null).reset($resumePaymentRef, sessionEnded);
sample({
  clock: [
    sample({
      clock: $resumePaymentRef.updates,
      source: $depositsPage,
      fn: (page, ref) => ({ ref, listed: page?.deposits }),
    }),
    sample({
      clock: depositsLoaded,
      source: $resumePaymentRef,
      fn: (ref, { page }) => ({ ref, listed: page.deposits }),
    }),
  ],
  source: $deposit,
  fn: (earlier, { ref, listed }) => listed?.find(({ txRef }) => txRef === ref) ?? earlier,
  target: $deposit,
});
$deposit.on(depositCancelled, (deposit, txRef) =>
  deposit?.txRef === txRef ? { ...deposit, status: 'CANCELLED' } : deposit,
);

/** The server's time, ms since 1970, each second while the step waits. */
const $now = createStore(0);

/** State of the payment: pending until a list says otherwise. Null without one. */
const $paymentState = combine($resumePaymentRef, $deposit, $now, (ref, deposit, now) => {
  if (ref === null) return null;
  return deposit === null ? 'pending' : depositState(deposit, now);
});

const { tick } = createInterval({
  intervalMs: COUNTDOWN_TICK_MS,
  isOn: and(
    payAndContinueScreen.$isOpen,
    $paymentState.map((state) => state === 'pending'),
  ),
});
$now.on(serverTimeAt([tick, $deposit, payAndContinueScreen.opened]), (_, now) => now);

const $isCompleted = $paymentState.map((state) => state === 'completed');
// The message about the balance that should follow may be missing.
sample({
  clock: $isCompleted.updates.filter({ fn: Boolean }),
  fn: () => undefined,
  target: balanceInvalidated,
});

/** True on the step of the waiting purchase, once its payment has arrived and the balance covers the price. */
const $isCovered = combine(
  $isCompleted,
  $affordability,
  combine($purchaseToResume, $selection, isSamePurchase),
  (isCompleted, affordability, isSame) => isCompleted && affordability?.kind === 'sufficient' && isSame,
);
const covered = $isCovered.updates.filter({ fn: Boolean });

/** True from the moment on at which the price is read again. */
const $isPriceRead = createStore(false)
  .on(covered, () => true)
  .reset($resumePaymentRef);
sample({ clock: covered, fn: () => undefined, target: pricesRequested });

const $title = $selectionNames.map(({ country, service }) => `Paid · ${service ?? ''} in ${country ?? ''}`);

/** See `PayAndContinueView`; null while the balance covers the price and nothing was paid. */
export const $payAndContinue = combine(
  {
    txRef: $resumePaymentRef,
    state: $paymentState,
    deposit: $deposit,
    now: $now,
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
  fn: () => undefined,
  target: resumePurchaseClosed,
});
