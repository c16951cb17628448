import { Amount } from '../../../primitives/amount';
import { Card } from '../../../primitives/card';
import { LinkButton } from '../../../primitives/link-button';
import { Naira } from '../../../primitives/naira';

/** Amounts of {@link BalanceCard}: formatted USD. */
export interface AccountAmounts {
  /** 4 decimals. */
  balance: string;
  /** 2 decimals. */
  totalDeposited: string;
  /** 4 decimals. */
  totalSpent: string;
  /** Pending deposits; 2 decimals. */
  pendingDeposits: string;
}

export interface BalanceCardProps extends AccountAmounts {
  /** The quick action that is filled; 'none' while something else on the page is. */
  primary: 'buy' | 'add-funds' | 'none';
}

/** Balance, totals and the two quick actions (spec §2, Dashboard); one 'Add Funds' serves both. */
export function BalanceCard({
  balance,
  totalDeposited,
  totalSpent,
  pendingDeposits,
  primary,
}: BalanceCardProps) {
  const totals = [
    { label: 'Total Deposited', amount: totalDeposited },
    { label: 'Total Spent', amount: totalSpent, isShownElsewhere: true },
    { label: 'Pending Deposits', amount: pendingDeposits },
  ];
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="min-w-0">
        <h2 className="text-meta text-ink-muted">Account Balance</h2>
        <p className="truncate">
          <span className="text-figure">
            <Amount>{balance}</Amount>
          </span>
          <Naira usd={balance} />
        </p>
      </div>
      {/* The strip of figures shows the total spent; phones have room for none of them. */}
      <dl className="flex flex-1 flex-col divide-y divide-line border-y border-line text-meta max-md:sr-only">
        {totals.map(({ label, amount, isShownElsewhere }) => (
          <div
            key={label}
            className={
              isShownElsewhere ? 'sr-only' : 'flex min-h-8 flex-1 items-center justify-between gap-3'
            }
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-medium text-ink">
              <Amount>{amount}</Amount>
            </dd>
          </div>
        ))}
      </dl>
      <h2 className="sr-only">Quick Actions</h2>
      <div className="mt-auto grid grid-cols-2 gap-2 max-xs:grid-cols-1">
        <LinkButton
          to="/buy-number"
          variant={primary === 'buy' ? 'primary' : 'secondary'}
          size="lg"
          fullWidth
        >
          Buy Number
        </LinkButton>
        <LinkButton
          to="/transactions"
          variant={primary === 'add-funds' ? 'primary' : 'secondary'}
          size="lg"
          fullWidth
        >
          Add Funds
        </LinkButton>
      </div>
    </Card>
  );
}
