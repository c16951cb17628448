import { UnconfirmedOutcome, type OutcomeOfProps, type UnconfirmedOutcomeProps } from './unconfirmed-outcome';

const textsOf = ({ outcomeSeconds }: OutcomeOfProps['limits']): UnconfirmedOutcomeProps['texts'] => ({
  checking: {
    title: "We couldn't confirm this payment yet",
    text: `It can take up to ${outcomeSeconds} seconds to appear.`,
  },
  'lookup-failed': {
    title: "We couldn't confirm this payment yet",
    text: "We couldn't load your payments, so we don't know whether it was started.",
  },
  ambiguous: {
    title: 'We could not tell whether this payment was started',
    text: 'Payment History shows a similar payment, but it may be another one. Check there before you pay again.',
  },
});

/** A payment without a clear response: `UnconfirmedOutcome` with its texts. At the top of AddFundsForm. */
export function UnconfirmedPayment({ limits, ...outcome }: OutcomeOfProps) {
  return (
    <UnconfirmedOutcome
      {...outcome}
      texts={textsOf(limits)}
      risk="If you start another one now, you may have two pending payments. Pay only one."
      confirm="Start another, I may have two"
    />
  );
}
