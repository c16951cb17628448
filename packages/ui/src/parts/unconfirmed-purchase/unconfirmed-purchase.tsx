import { UnconfirmedOutcome } from '../unconfirmed-outcome';

/** Props of {@link UnconfirmedPurchase}. */
export interface UnconfirmedPurchaseProps {
  /** 'checking' while active numbers and balance reload, 'unknown' when that did not settle it. */
  state: 'checking' | 'unknown';
  onCheckAgain: () => void;
}

/** The purchase was sent but no clear answer came back: nothing is sent again until its fate is known. */
export function UnconfirmedPurchase(props: UnconfirmedPurchaseProps) {
  return (
    <UnconfirmedOutcome
      {...props}
      title="We could not confirm this purchase"
      checking="Checking your active numbers and your balance..."
      unknown="We do not know yet whether it went through. Buying stays locked so that you are not charged twice."
    />
  );
}
