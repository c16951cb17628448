import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { Spinner } from '../../primitives/spinner';

/** Props of {@link UnconfirmedPurchase}. */
export interface UnconfirmedPurchaseProps {
  /** 'checking' while active numbers and balance reload, 'unknown' when that did not settle it. */
  state: 'checking' | 'unknown';
  onCheckAgain: () => void;
}

/** The purchase was sent but no clear answer came back: nothing is sent again until its fate is known. */
export function UnconfirmedPurchase({ state, onCheckAgain }: UnconfirmedPurchaseProps) {
  return (
    <Banner
      tone="warning"
      role="alert"
      title="We could not confirm this purchase"
      action={
        state === 'unknown' && (
          <Button size="sm" onClick={onCheckAgain}>
            Check again
          </Button>
        )
      }
    >
      {state === 'checking' ? (
        <span className="flex items-center gap-2">
          <Spinner />
          Checking your active numbers and your balance...
        </span>
      ) : (
        'We do not know yet whether it went through. Buying stays locked so that you are not charged twice.'
      )}
    </Banner>
  );
}
