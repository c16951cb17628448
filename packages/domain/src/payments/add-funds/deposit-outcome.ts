import { createEffect, createEvent, createStore, sample } from 'effector';
import { and, or } from 'patronum';
import type { CheckoutWindow } from '../../lib/ports';
import { NOT_CHARGED } from '../../money/types';
import { transactionsScreen } from '../deposit-list';
import type { PaymentAction } from '../payment-actions';
import { paymentActed } from '../payments';
import { sessionEnded } from '../../lib/session-events';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import {
  depositSucceeded,
  depositReconciliationFailed,
  depositReconciliationPending,
  depositNotFound,
  depositSent,
  depositActionRequired,
  linkMissing,
} from './deposit-attempt';
import {
  $isAddFundsOpen,
  addFundsOpened,
  depositAmountChanged,
  paymentMethodChosen,
  DEPOSIT_TEXTS,
  depositFormRejected,
} from './add-funds-form';
import { openPopupFx } from './submit-deposit';
import { wizardScreen } from '../../purchase/wizard/wizard-screen';

/** Reason why no payment could be started: the text for the dialog, and the text elsewhere. */
interface Failure {
  readonly inDialog: string;
  readonly elsewhere: string;
}

const creationFailed = createEvent<Failure>();
const failedInDialog = createEvent<Failure>();

const closePopupFx = createEffect(({ popup }: { popup: CheckoutWindow | null }): void => popup?.close());

/**
 * The popup opened by the click, still empty; `popup` is null when the browser blocked it. The store is null
 * without a pending popup.
 */
const $emptyPopup = createStore<{ readonly popup: CheckoutWindow | null } | null>(null)
  .on(openPopupFx.doneData, (_, popup) => ({ popup }))
  .reset(closePopupFx);

/** Reason why no payment could be started; null without an error (spec §8, Add Funds). */
export const $addFundsError = createStore<string | null>(null)
  .on(failedInDialog, (_, { inDialog }) => inDialog)
  .reset(addFundsOpened, depositAmountChanged, paymentMethodChosen, depositSent);

// From here on, the payment owns the popup. A restored deposit has none: no click allows one.
const created = sample({
  clock: depositSucceeded,
  source: $emptyPopup,
  fn: (empty, payment): PaymentAction => ({ kind: 'created', ...payment, popup: empty?.popup }),
});
$emptyPopup.reset(created);
sample({ clock: created, target: paymentActed });

sample({
  clock: depositFormRejected,
  fn: ({ text, elsewhere }) => ({ inDialog: text, elsewhere }),
  target: creationFailed,
});
sample({
  clock: linkMissing,
  fn: () => everywhere(DEPOSIT_TEXTS.noLink),
  target: creationFailed,
});
sample({ clock: depositNotFound, fn: () => everywhere(NOT_CHARGED), target: creationFailed });

const $isDialogVisible = and($isAddFundsOpen, or(transactionsScreen.$isOpen, wizardScreen.$isOpen));

sample({ clock: creationFailed, filter: $isDialogVisible, target: failedInDialog });
// A toast for a user who has closed the dialog or left the page meanwhile.
sample({
  clock: creationFailed,
  source: $isDialogVisible,
  filter: (isSeen) => !isSeen,
  fn: (_, { elsewhere }) => toast('error', elsewhere),
  target: toastRequested,
});

sample({
  clock: depositActionRequired,
  source: $isDialogVisible,
  filter: (isSeen) => !isSeen,
  fn: (_, why) =>
    toast(
      'warning',
      why === 'ambiguous'
        ? 'We could not tell whether your payment was started. Check Transactions before you pay again.'
        : "We couldn't confirm this payment. Open Add Funds to check again.",
    ),
  target: toastRequested,
});

// An empty window would only confuse the user.
sample({
  clock: [
    creationFailed,
    sessionEnded,
    depositReconciliationPending,
    depositReconciliationFailed,
    depositActionRequired,
  ],
  source: $emptyPopup,
  filter: Boolean,
  target: closePopupFx,
});

function everywhere(text: string): Failure {
  return { inDialog: text, elsewhere: text };
}
