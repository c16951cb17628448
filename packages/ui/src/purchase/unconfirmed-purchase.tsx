import { UnconfirmedOutcome, type OutcomeProps } from '../payments/unconfirmed-outcome';

/**
 * A purchase without a clear response: `UnconfirmedOutcome` with texts for a number. It is never sent again
 * automatically. In the last step of the wizard, after a lost response.
 */
export function UnconfirmedPurchase(props: OutcomeProps) {
  return (
    <UnconfirmedOutcome
      {...props}
      what="purchase"
      lookupFailed="We couldn't load your active numbers, so we don't know whether it went through."
      ambiguous={{
        title: 'We could not tell whether this purchase went through',
        text: 'Active Numbers shows a similar number, but it may be from another purchase. Check there before you buy again.',
      }}
      risk="If you buy again now, you may pay for two numbers."
      confirm="Buy again, I may pay for two"
    />
  );
}
