import { UnconfirmedOutcome, type OutcomeProps } from './unconfirmed-outcome';

/** A payment without a clear response: `UnconfirmedOutcome` with its texts. At the top of AddFundsForm. */
export function UnconfirmedPayment(props: OutcomeProps) {
  return (
    <UnconfirmedOutcome
      {...props}
      what="payment"
      lookupFailed="We couldn't load your payments, so we don't know whether it was started."
      ambiguous={{
        title: 'We could not tell whether this payment was started',
        text: 'Payment History shows a similar payment, but it may be another one. Check there before you pay again.',
      }}
      risk="If you start another one now, you may have two pending payments. Pay only one."
      confirm="Start another, I may have two"
    />
  );
}
