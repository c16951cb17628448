import { UnconfirmedOutcome, type UnconfirmedOutcomeProps } from '../unconfirmed-outcome';

/** Props of {@link UnconfirmedPurchase}. */
export type UnconfirmedPurchaseProps = Pick<
  UnconfirmedOutcomeProps,
  'state' | 'onCheckAgain' | 'onTryAgain' | 'onDismiss'
>;

const TEXTS: UnconfirmedOutcomeProps['texts'] = {
  checking: {
    title: 'We could not confirm this purchase',
    text: 'The number may still be bought within a minute and a half.',
  },
  unknown: {
    title: 'We could not confirm this purchase',
    text: 'Your active numbers could not be loaded, so we do not know yet whether it went through.',
  },
  uncertain: {
    title: 'We could not tell whether this purchase went through',
    text: 'Active Numbers shows a number like it that may come from elsewhere. Look there before you buy again.',
  },
};

/** The purchase was sent but no clear answer came back: nothing is sent again automatically. */
export function UnconfirmedPurchase(props: UnconfirmedPurchaseProps) {
  return <UnconfirmedOutcome {...props} texts={TEXTS} risk="Buying again now could cost you two numbers." />;
}
