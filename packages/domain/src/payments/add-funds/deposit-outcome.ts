import { merge, sample } from 'effector';
import { errorText } from '../../api/errors/api-error';
import { storageWriteRequested } from '../../lib/storage/stored-values';
import { sessionEnded } from '../../lib/session-events';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { NOT_CHARGED } from '../../api/money-call/mutation-attempt';
import type { PaymentAction } from '../payment-actions';
import { paymentActed } from '../payments';
import { $isAddFundsVisible } from './add-funds-dialog';
import {
  $depositAttempt,
  depositActionRequired,
  depositNotFound,
  depositRejected,
  linkMissing,
} from './deposit-attempt';

/** Why no payment could be started: the server's answer, or a text (spec §8). */
const failed = merge([
  depositRejected,
  linkMissing.map(() => 'No payment link received from server'),
  depositNotFound.map(() => NOT_CHARGED),
]);

/** No payment could be started, and the user sees the dialog. */
export const depositFailed = sample({ clock: failed, filter: $isAddFundsVisible });

// A toast for a user who has closed the dialog or left the page meanwhile.
const $isUnseen = $isAddFundsVisible.map((isSeen) => !isSeen);
sample({
  clock: failed,
  filter: $isUnseen,
  fn: (why) => toast('error', typeof why === 'string' ? why : errorText(why, 'Failed to create deposit')),
  target: toastRequested,
});
sample({
  clock: depositActionRequired,
  filter: $isUnseen,
  fn: (why) =>
    toast(
      'warning',
      why === 'ambiguous'
        ? 'We could not tell whether your payment was started. Check Transactions before you pay again.'
        : "We couldn't confirm this payment. Open Add Funds to check again.",
    ),
  target: toastRequested,
});

const lookedUpInVain = $depositAttempt.updates.filter({
  fn: (attempt) => attempt !== null && attempt.phase !== 'sending' && attempt.lookup === null,
});
sample({
  clock: [failed, lookedUpInVain, sessionEnded],
  fn: (): PaymentAction => ({ kind: 'empty-popup-unneeded' }),
  target: paymentActed,
});
// Of this user.
for (const name of ['deposit-amount', 'add-funds-open'] as const)
  sample({ clock: sessionEnded, fn: () => ({ name, value: null }), target: storageWriteRequested });
