import { Amount } from '../../../primitives/amount';
import { LinkButton } from '../../../primitives/link-button';

export interface InsufficientBalanceProps {
  /** Shortfall, formatted USD with 4 decimals. */
  shortfall: string;
  /** Deep link to the deposit form, prefilled with the shortfall; resumes the purchase afterwards. */
  addFundsHref: string;
}

/** The way on when the balance is too low (spec §2): the shortfall, and the link to add it. */
export function InsufficientBalance({ shortfall, addFundsHref }: InsufficientBalanceProps) {
  return (
    <div
      role="group"
      aria-label="Insufficient Balance"
      className="flex items-center gap-x-4 gap-y-2 max-xs:flex-wrap"
    >
      <p className="text-sm font-semibold text-ink">
        <Amount>{shortfall}</Amount> short
      </p>
      <div className="min-w-0 flex-1">
        <LinkButton to={addFundsHref} variant="primary" size="lg" fullWidth>
          Add Funds
        </LinkButton>
      </div>
    </div>
  );
}
