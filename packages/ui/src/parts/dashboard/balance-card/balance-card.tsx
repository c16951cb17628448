import { Card } from '../../../primitives/card';
import { LinkButton } from '../../../primitives/link-button';

/** Props of {@link BalanceCard}. All amounts are formatted USD. */
export interface BalanceCardProps {
  /** 4 decimals. */
  balance: string;
  /** 2 decimals. */
  totalDeposited: string;
  /** 4 decimals. */
  totalSpent: string;
  /** Pending deposits; 2 decimals. */
  pendingDeposits: string;
}

/** Balance, and a link to add funds (spec §2, Dashboard). */
export function BalanceCard({ balance, totalDeposited, totalSpent, pendingDeposits }: BalanceCardProps) {
  const totals = [
    { label: 'Total Deposited', amount: totalDeposited },
    { label: 'Total Spent', amount: totalSpent },
    { label: 'Pending Deposits', amount: pendingDeposits },
  ];
  return (
    <Card className="flex flex-col gap-4 p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {/* The flex basis decides the wrapping, not the amount: the button must not move when the amount loads. */}
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-sm text-ink-muted">Account Balance</h2>
          <p className="truncate text-2xl font-semibold text-ink tabular-nums">{balance}</p>
        </div>
        <LinkButton to="/transactions">Add Funds</LinkButton>
      </div>
      <dl className="mt-auto flex flex-col gap-x-6 gap-y-2 border-t border-line pt-4 text-sm md:flex-row md:flex-wrap xl:gap-x-8">
        {totals.map(({ label, amount }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 max-xs:flex-wrap md:flex-col md:items-start md:gap-0.5"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="flex-1 text-right font-medium text-ink tabular-nums md:text-left">{amount}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
