import { attach, combine, createEvent, sample } from 'effector';
import { and, not } from 'patronum';
import type { RequestFor } from '../../contracts';
import { $clock, $serverOffsetMs } from '../../lib/clock';
import { $isOnline } from '../../lib/page';
import { openCheckoutWindowFx } from '../checkout';
import { $knownRefs } from '../deposits';
import { $user } from '../session';
import { $depositAttempt, depositSent } from './attempt';
import { $paymentMethod } from './form';
import type { DepositIntent } from './intent';
import { $quote } from './quote';

/** 'Proceed to Payment'. However often it fires, one deposit is being opened at most. */
export const addFundsSubmitted = createEvent();

/** Opens the popup within the click: later the browser would take it for an unwanted one. */
export const openPopupFx = attach({ effect: openCheckoutWindowFx });

/** Whether 'Proceed to Payment' may be clicked: there is a quote for exactly the amount on screen (spec §5). */
export const $canSubmitDeposit = combine(
  $quote,
  $depositAttempt,
  (quote, attempt) => quote !== null && attempt === null,
);

const $draft = combine({
  quote: $quote,
  method: $paymentMethod,
  knownRefs: $knownRefs,
  user: $user,
  clock: $clock,
  offsetMs: $serverOffsetMs,
});

// Checked in the same step of the event graph in which the deposit is sent: a button disabled by the view
// would come too late for a double click.
/** 'Proceed to Payment' without a network: nothing is sent, now or later. */
export const submittedOffline = sample({
  clock: addFundsSubmitted,
  filter: and($canSubmitDeposit, not($isOnline)),
});
sample({
  clock: addFundsSubmitted,
  filter: and($canSubmitDeposit, $isOnline),
  fn: () => undefined,
  target: openPopupFx,
});
sample({
  clock: openPopupFx.done,
  source: $draft,
  filter: $canSubmitDeposit,
  fn: ({ quote, method, knownRefs, user, clock, offsetMs }) => {
    const amount = quote?.ngn ?? 0;
    return {
      request: { body: { amount, payment_type: method } } satisfies RequestFor<'createDeposit'>,
      intent: {
        userId: user?.id ?? '',
        amount,
        method,
        clickedAt: clock.now() + offsetMs,
        knownRefs: knownRefs && [...knownRefs],
      } satisfies DepositIntent,
    };
  },
  target: depositSent,
});
