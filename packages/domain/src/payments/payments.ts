import { createEvent, createStore, sample, scopeBind } from 'effector';
import { balanceInvalidated } from '../account/balance';
import { createClientFx } from '../api/client/operation-fx';
import { cancelPayment, paymentStatus, verifyPayment } from '../contracts/deposits-calls';
import { pageFocused, pageVisibilityChanged } from '../lib/page';
import { createTask } from '../lib/task';
import { $time } from '../lib/time/clock';
import { toastsOutdated, toastsRequested } from '../lib/toasts/toasts';
import {
  paymentFailed,
  paymentSucceeded,
  verificationCompleted,
  verificationStarted,
} from '../realtime/messages/events';
import { depositsAborted, depositsInvalidated, depositsLoaded, depositsRequested } from './deposit-list';
import type { PaymentAction, PaymentCall, PaymentCommand } from './payment-actions';
import type { PaymentsStep } from './payment-changes';
import { NO_PAYMENTS } from './payment-state';
import { updatePayments } from './payment-step';
import { carryOut } from './payment-work';
import { $pendingCallback, callbackHandled } from './pending-callback';

/** Something happened to a payment. */
export const paymentActed = createEvent<PaymentAction>();

/** 'Reopen Checkout' of the payment with this tx_ref. */
export const reopenCheckoutClicked = createEvent<string>();

/** A user is signed in, so that the provider's callback can be checked with the server. */
export const callbackCheckRequested = createEvent();

const act = ({ payments }: PaymentsStep, action: PaymentAction): PaymentsStep =>
  updatePayments(payments, action);

const $step = createStore<PaymentsStep>({ payments: NO_PAYMENTS, commands: [] })
  .on(paymentActed, act)
  .on(depositsLoaded, (last, list) => act(last, { kind: 'listed', ...list }))
  .on(paymentSucceeded, (last, message) => act(last, { kind: 'paid-message', ...message }))
  .on(paymentFailed, (last, message) => act(last, { kind: 'declined-message', ...message }))
  .on(verificationStarted, (last, { txRef }) => act(last, { kind: 'verification-announced', txRef }))
  .on(verificationCompleted, (last, message) => act(last, { kind: 'verification-ended', ...message }))
  .on(pageFocused, (last) => act(last, { kind: 'page-focused' }))
  .on(pageVisibilityChanged, (last, isVisible) => (isVisible ? act(last, { kind: 'page-focused' }) : last));

/** Everything known of the user's payments. */
export const $payments = $step.map(({ payments }) => payments);

sample({
  clock: reopenCheckoutClicked,
  source: $time,
  fn: (time, txRef): PaymentAction => ({
    kind: 'reopen-clicked',
    txRef,
    now: time.onServer(),
  }),
  target: paymentActed,
});
sample({
  clock: sample({ clock: callbackCheckRequested, source: $pendingCallback }).filterMap(
    (callback): PaymentAction | undefined =>
      callback ? { kind: 'callback-opened', ...callback } : undefined,
  ),
  target: paymentActed,
});

const callFx = createClientFx(async (client, { call, txRef }: PaymentCall): Promise<PaymentAction> => {
  const request = { params: { txRef } };
  switch (call) {
    case 'status':
      return { kind: 'status-read', txRef, deposit: await client.call(paymentStatus, request) };
    case 'verify':
      return { kind: 'verified', txRef, result: await client.call(verifyPayment, request) };
    case 'cancel':
      await client.call(cancelPayment, request);
      return { kind: 'cancelled', txRef };
  }
});
sample({ clock: callFx.doneData, target: paymentActed });
sample({
  clock: callFx.fail,
  fn: ({ params, error }): PaymentAction => ({ ...params, kind: 'call-failed', error }),
  target: paymentActed,
});

const commandsGiven = createTask((tools, commands: readonly PaymentCommand[]) => {
  const act = scopeBind(paymentActed, { safe: true });
  for (const command of commands) carryOut(command, { ...tools, act });
});

// Not batched: two steps of one moment each have their own commands.
const batch = false;
const stepped = $step.updates;
sample({ clock: stepped.map(({ commands }) => commands), target: commandsGiven, batch });
sample({ clock: stepped.filterMap(({ commands }) => ofKind(commands, 'call')[0]), target: callFx, batch });
sample({
  clock: stepped,
  filter: has('show'),
  fn: ({ commands }) => ofKind(commands, 'show').map(({ toast }) => toast),
  target: toastsRequested,
  batch,
});
sample({
  clock: stepped,
  filter: has('dismiss'),
  fn: ({ commands }) => ofKind(commands, 'dismiss').map(({ toast }) => toast.text),
  target: toastsOutdated,
  batch,
});
sample({ clock: stepped, filter: has('drop-lists'), target: depositsAborted, batch });
sample({ clock: stepped, filter: has('reload-deposits'), target: depositsInvalidated, batch });
sample({ clock: stepped, filter: has('read-deposits'), target: depositsRequested, batch });
sample({ clock: stepped, filter: has('reload-balance'), target: balanceInvalidated, batch });
sample({ clock: stepped, filter: has('callback-handled'), target: callbackHandled, batch });

function ofKind<Kind extends PaymentCommand['kind']>(commands: readonly PaymentCommand[], kind: Kind) {
  return commands.filter(
    (command): command is Extract<PaymentCommand, { kind: Kind }> => command.kind === kind,
  );
}

function has(kind: PaymentCommand['kind']) {
  return ({ commands }: PaymentsStep): boolean => ofKind(commands, kind).length > 0;
}
