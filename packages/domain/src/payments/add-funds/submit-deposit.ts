import { attach, combine, createEvent, sample } from 'effector';
import type { RequestFor } from '../../contracts/operations';
import { $intentMetadata, createIntent } from '../../money/intent';
import { openCheckoutWindowFx } from '../../lib/ports';
import { $payments } from '../payments';
import { $depositAttempt, depositAbandonClicked, depositSent, type DepositIntent } from './deposit-attempt';
import { $paymentMethod } from './add-funds-form';
import { $quote } from './quote';

/** 'Proceed to Payment'. However often it fires, at most one deposit is being opened. */
export const addFundsSubmitted = createEvent();

/**
 * 'Try again anyway': the user abandons the unconfirmed deposit and accepts the risk of opening a second one.
 */
export const addFundsAgainSubmitted = createEvent();

sample({ clock: addFundsAgainSubmitted, target: [depositAbandonClicked, addFundsSubmitted] });

/** Opens the popup within the click: later, the browser would block it as unwanted. */
export const openPopupFx = attach({ effect: openCheckoutWindowFx });

/**
 * True if 'Proceed to Payment' may be clicked: there is a quote for exactly the amount on screen (spec §5).
 */
export const $canSubmitDeposit = combine(
  $quote,
  $depositAttempt,
  (quote, attempt) => quote !== null && attempt === null,
);

const $draft = combine({
  quote: $quote,
  method: $paymentMethod,
  payments: $payments,
  context: $intentMetadata,
});

// Checked in the same step of the event graph in which the deposit is sent: a button disabled by the view
// would be too late for a double click.
sample({
  clock: addFundsSubmitted,
  filter: $canSubmitDeposit,
  target: openPopupFx,
});
sample({
  clock: openPopupFx.done,
  source: $draft,
  filter: $canSubmitDeposit,
  fn: ({ quote, method, payments, context }) => {
    const amount = quote?.ngn ?? 0;
    return {
      request: { body: { amount, payment_type: method } } satisfies RequestFor<'createDeposit'>,
      intent: {
        ...createIntent(context, payments.newest),
        amount,
        method,
      } satisfies DepositIntent,
    };
  },
  target: depositSent,
});
