import { Amount } from '../primitives/amount';
import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { figureTone } from '../primitives/records/stat-grid';
import { LinkButton } from '../primitives/buttons/link-button';
import { Naira } from '../primitives/naira';

/** Amounts of {@link BalanceCard}: formatted USD with 4 decimals, so that they add up as they are read. */
export interface AccountAmounts {
  /** Deposited minus spent, plus credited or minus unexplained. */
  balance: string;
  totalDeposited: string;
  totalSpent: string;
  /** What the sum leaves: refunds, and credits without a deposit. '—' while a figure is unknown. */
  credited: string;
  /** Missing in the sum, in place of `credited`; undefined for nothing. @defaultValue undefined */
  unexplained?: string | undefined;
  /** Not in the balance yet. */
  pendingDeposits: string;
}

export interface BalanceCardProps extends AccountAmounts {
  /** The quick action that is filled; 'none' while something else on the page is. */
  primary: 'buy' | 'add-funds' | 'none';
}

/**
 * Balance, the sum behind it and the two quick actions (spec §2, Dashboard); one 'Add Funds' serves both.
 * Once on the dashboard, at its top. Not in the header, which has its own balance and load error.
 */
export function BalanceCard({ primary, ...account }: BalanceCardProps) {
  return (
    // As wide as the page it is a band: the actions are beside the balance, above one line of totals.
    <Card className="flex flex-col gap-3 p-card md:grid md:grid-cols-[minmax(0,1fr)_auto] xl:flex xl:gap-4">
      <div className="min-w-0">
        <h2 className="text-meta text-ink-muted">Account Balance</h2>
        {/* In a row the space before the naira is no text, which would move when they come. */}
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="text-figure">
            <Amount>{account.balance}</Amount>
          </span>
          <Naira usd={account.balance} />
        </p>
      </div>
      <dl className="border-line text-meta max-md:border-y md:order-last md:col-span-full md:grid md:grid-cols-4 md:border-t md:pt-3 xl:order-none xl:flex xl:flex-1 xl:flex-col xl:border-y xl:pt-0">
        <Total label="Total Deposited" sign="+" amount={account.totalDeposited} />
        <Total label="Total Spent" sign="−" amount={account.totalSpent} />
        {account.unexplained === undefined ? (
          <Total label="Refunds, credits" sign="+" amount={account.credited} />
        ) : (
          <Total label="Not explained" sign="−" amount={account.unexplained} />
        )}
        <Total label="Pending Deposits" amount={account.pendingDeposits} />
      </dl>
      <div className="grid gap-2 xs:grid-cols-2">
        <h2 className="col-span-full text-meta text-ink-muted">Quick Actions</h2>
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

interface TotalProps {
  label: string;
  /** Before the amount; undefined for one outside the sum. */
  sign?: string | undefined;
  amount: string;
}

function Total({ label, sign, amount }: TotalProps) {
  return (
    <div
      className={classes(
        'flex min-h-8 items-center justify-between gap-x-3 border-line md:block',
        'xl:flex xl:flex-1',
        sign === undefined && 'border-t md:border-t-0 xl:border-t',
      )}
    >
      <dt className="text-ink-muted">{label}</dt>
      <dd className={classes('font-medium whitespace-nowrap', figureTone(amount))}>
        {sign !== undefined && amount !== '—' && <span className="font-normal text-ink-muted">{sign} </span>}
        <Amount>{amount}</Amount>
      </dd>
    </div>
  );
}
