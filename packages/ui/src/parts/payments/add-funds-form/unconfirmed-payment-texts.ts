import type { Limits } from '../../../limits';
import type { UnconfirmedOutcomeProps } from '../../common/unconfirmed-outcome';

/** Texts by state. Not in the component's file, which loads late, for the error catalogue. */
export const unconfirmedPaymentTexts = ({
  outcomeSeconds,
}: Pick<Limits, 'outcomeSeconds'>): UnconfirmedOutcomeProps['texts'] => ({
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
