import { UnconfirmedOutcome, type OutcomeProps } from '../payments/unconfirmed-outcome';

/** A subscription without a clear response: `UnconfirmedOutcome` with its texts. In SubscriptionForm. */
export function UnconfirmedSubscription(props: OutcomeProps) {
  return (
    <UnconfirmedOutcome
      {...props}
      what="subscription"
      lookupFailed="We couldn't load your subscriptions, so we don't know whether it went through."
      ambiguous={{
        title: 'We could not tell whether this subscription was bought',
        text: 'Check your subscriptions and balance before you buy again.',
      }}
      risk="If you buy again now, you may pay for two subscriptions."
      confirm="Buy again, I may pay for two"
    />
  );
}
