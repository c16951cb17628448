import { Banner } from '../../../primitives/banner';
import { LinkButton } from '../../../primitives/link-button';

export interface InsufficientBalanceProps {
  /** Price of the number, formatted USD with 4 decimals. */
  needed: string;
  /** Balance of the user, formatted USD with 4 decimals. */
  owned: string;
  /** Shortfall, formatted USD with 4 decimals. */
  shortfall: string;
  /** Deep link to the deposit form, prefilled with the shortfall; resumes the purchase afterwards. */
  addFundsHref: string;
}

/** The shortfall of a purchase, with a link to add funds (spec §2). */
export function InsufficientBalance({ needed, owned, shortfall, addFundsHref }: InsufficientBalanceProps) {
  return (
    <Banner
      tone="error"
      role="note"
      title="Your balance is too low"
      action={
        <LinkButton to={addFundsHref} variant="primary">
          Top up your account
        </LinkButton>
      }
    >
      You need <strong className="tabular-nums">{needed}</strong>, you have{' '}
      <strong className="tabular-nums">{owned}</strong>. Add at least{' '}
      <strong className="tabular-nums">{shortfall}</strong> to buy this number.
    </Banner>
  );
}
