import { UnconfirmedOutcome, type UnconfirmedOutcomeProps } from '../unconfirmed-outcome';

/** Props of {@link UnconfirmedPurchase}. */
export type UnconfirmedPurchaseProps = Pick<
  UnconfirmedOutcomeProps,
  'state' | 'onCheckAgain' | 'onTryAgain' | 'onDismiss'
>;

const TEXTS: UnconfirmedOutcomeProps['texts'] = {
  checking: {
    title: "We couldn't confirm this purchase yet",
    text: "It may still go through; we'll know within a minute and a half.",
  },
  unknown: {
    title: "We couldn't confirm this purchase yet",
    text: "We couldn't load your active numbers, so we don't know whether it went through.",
  },
  uncertain: {
    title: 'We could not tell whether this purchase went through',
    text: 'Active Numbers shows one like it, but it may be from another purchase. Check there before you buy again.',
  },
};

/** The purchase was sent but no clear answer came back: nothing is sent again automatically. */
export function UnconfirmedPurchase(props: UnconfirmedPurchaseProps) {
  return (
    <UnconfirmedOutcome {...props} texts={TEXTS} risk="Buy again now and you may pay for two numbers." />
  );
}
