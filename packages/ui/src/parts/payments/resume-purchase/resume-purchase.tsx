import { Banner } from '../../../primitives/banner';
import { LinkButton } from '../../../primitives/link-button';

export interface ResumePurchaseProps {
  /** Deep link to the interrupted step, with its selection. */
  href: string;
  /** Called when the user dismisses the link: do not offer it again. */
  onClose: () => void;
  /** Called when the user follows the link. */
  onFollow: () => void;
}

/** Link to the purchase that the user interrupted to add funds (decision 0062). */
export function ResumePurchase({ href, onClose, onFollow }: ResumePurchaseProps) {
  return (
    <Banner
      tone="info"
      title="Your purchase is waiting"
      onDismiss={onClose}
      action={
        <LinkButton to={href} onClick={onFollow}>
          Back to your purchase
        </LinkButton>
      }
    >
      Your selection is saved. Continue once your funds arrive.
    </Banner>
  );
}
