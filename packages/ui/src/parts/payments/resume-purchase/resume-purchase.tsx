import { Banner } from '../../../primitives/banner';
import { LinkButton } from '../../../primitives/link-button';

export interface ResumePurchaseProps {
  /** The step that was left, with its choices made. */
  href: string;
  /** The link was followed or dismissed: it is not offered any more. */
  onClose: () => void;
}

/** Leads back to the purchase that was left to add funds (decision 0062). */
export function ResumePurchase({ href, onClose }: ResumePurchaseProps) {
  return (
    <Banner
      tone="info"
      title="Your purchase is waiting"
      onDismiss={onClose}
      action={
        <LinkButton to={href} onClick={onClose}>
          Back to your purchase
        </LinkButton>
      }
    >
      Your choices are kept. Go on once your funds have arrived.
    </Banner>
  );
}
