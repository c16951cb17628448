import { combine, createEvent, sample } from 'effector';
import type { RequestFor } from '../../contracts/operations';
import { $intentMetadata, createIntent } from '../../api/money-call/intent';
import type { PaymentAction } from '../payment-actions';
import { $payments, paymentActed } from '../payments';
import { $paymentMethod } from './add-funds-form';
import { $depositAttempt, depositAbandonClicked, depositSent, type DepositIntent } from './deposit-attempt';
import { $quote } from './quote';

/** 'Proceed to Payment'. However often it fires, at most one deposit is being opened. */
export const addFundsSubmitted = createEvent();

/**
 * 'Try again anyway': the user abandons the unconfirmed deposit and accepts the risk of opening a second one.
 */
export const addFundsAgainSubmitted = createEvent();

sample({ clock: addFundsAgainSubmitted, target: [depositAbandonClicked, addFundsSubmitted] });

/**
 * True if 'Proceed to Payment' may be clicked: there is a quote for exactly the amount on screen (spec §5).
 */
export const $canSubmitDeposit = combine(
  $quote,
  $depositAttempt,
  (quote, attempt) => quote !== null && attempt === null,
);

// Checked in the same step of the event graph in which the deposit is sent: a button disabled by the view
// would be too late for a double click.
const submitted = sample({
  clock: addFundsSubmitted,
  source: { quote: $quote, method: $paymentMethod, payments: $payments, context: $intentMetadata },
  filter: $canSubmitDeposit,
  fn: ({ quote, method, payments, context }) => {
    const amount = quote?.ngn ?? 0;
    return {
      request: { body: { amount, payment_type: method } } satisfies RequestFor<'createDeposit'>,
      intent: { ...createIntent(context, payments.newest), amount, method } satisfies DepositIntent,
    };
  },
});
sample({
  clock: submitted,
  fn: (): PaymentAction => ({ kind: 'deposit-submitted' }),
  target: paymentActed,
});
sample({ clock: submitted, target: depositSent });
