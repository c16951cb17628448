import { Banner } from '../../../primitives/banner';
import { LinkButton } from '../../../primitives/link-button';

export interface ResumePurchaseProps {
  /** Deep link to the interrupted step, with its selection. */
  href: string;
  /** True once the balance covers the purchase. @defaultValue false */
  isReady?: boolean | undefined;
  /** Called when the user dismisses the link: do not offer it again. */
  onClose: () => void;
  /** Called when the user follows the link. */
  onFollow: () => void;
}

/** Link to the purchase that the user interrupted to add funds (decision 0062). */
export function ResumePurchase({ href, isReady = false, onClose, onFollow }: ResumePurchaseProps) {
  return (
    <Banner
      tone="info"
      title="Your purchase is waiting"
      onDismiss={onClose}
      action={
        <LinkButton to={href} variant={isReady ? 'primary' : 'secondary'} onClick={onFollow}>
          Back to your purchase
        </LinkButton>
      }
    >
      {isReady ? 'Your balance covers it now.' : 'Your selection is saved. Continue once your funds arrive.'}
    </Banner>
  );
}
