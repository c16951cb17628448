import {
  UnconfirmedOutcome,
  type OutcomeOfProps,
  type UnconfirmedOutcomeProps,
} from '../payments/unconfirmed-outcome';

const textsOf = ({ outcomeSeconds }: OutcomeOfProps['limits']): UnconfirmedOutcomeProps['texts'] => ({
  checking: {
    title: "We couldn't confirm this subscription yet",
    text: `It can take up to ${outcomeSeconds} seconds to appear.`,
  },
  'lookup-failed': {
    title: "We couldn't confirm this subscription yet",
    text: "We couldn't load your subscriptions, so we don't know whether it went through.",
  },
  ambiguous: {
    title: 'We could not tell whether this subscription was bought',
    text: 'Check your subscriptions and balance before you buy again.',
  },
});

/** A subscription without a clear response: `UnconfirmedOutcome` with its texts. In SubscriptionForm. */
export function UnconfirmedSubscription({ limits, ...outcome }: OutcomeOfProps) {
  return (
    <UnconfirmedOutcome
      {...outcome}
      texts={textsOf(limits)}
      risk="If you buy again now, you may pay for two subscriptions."
      confirm="Buy again, I may pay for two"
    />
  );
}
