import { Banner } from '../../../primitives/banner';
import { LinkButton } from '../../../primitives/link-button';

export interface InsufficientBalanceProps {
  /** Price of the number, formatted USD with 4 decimals. */
  needed: string;
  /** Balance of the user, formatted USD with 4 decimals. */
  owned: string;
  /** What is missing, formatted USD with 4 decimals. */
  shortfall: string;
  /** Where funds are added: exactly what is missing, with a way back to this step. */
  addFundsHref: string;
}

/** Says how much is missing for the purchase and links to the deposits (spec §2). */
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
