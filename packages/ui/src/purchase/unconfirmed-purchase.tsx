import {
  UnconfirmedOutcome,
  type OutcomeOfProps,
  type UnconfirmedOutcomeProps,
} from '../payments/unconfirmed-outcome';

export type UnconfirmedPurchaseProps = OutcomeOfProps;

const textsOf = ({ outcomeSeconds }: OutcomeOfProps['limits']): UnconfirmedOutcomeProps['texts'] => ({
  checking: {
    title: "We couldn't confirm this purchase yet",
    text: `It can take up to ${outcomeSeconds} seconds to appear.`,
  },
  'lookup-failed': {
    title: "We couldn't confirm this purchase yet",
    text: "We couldn't load your active numbers, so we don't know whether it went through.",
  },
  ambiguous: {
    title: 'We could not tell whether this purchase went through',
    text: 'Active Numbers shows a similar number, but it may be from another purchase. Check there before you buy again.',
  },
});

/**
 * A purchase without a clear response: `UnconfirmedOutcome` with texts for a number. It is never sent again
 * automatically. In the last step of the wizard, after a lost response.
 */
export function UnconfirmedPurchase({ limits, ...outcome }: OutcomeOfProps) {
  return (
    <UnconfirmedOutcome
      {...outcome}
      texts={textsOf(limits)}
      risk="If you buy again now, you may pay for two numbers."
      confirm="Buy again, I may pay for two"
    />
  );
}
