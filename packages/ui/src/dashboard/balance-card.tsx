import { ChevronDown } from 'lucide';
import { useState } from 'react';

import { Amount } from '../primitives/amount';
import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { IconButton } from '../primitives/buttons/icon-button';
import { Link } from '../primitives/buttons/link';
import { LinkButton } from '../primitives/buttons/link-button';
import { Naira } from '../primitives/naira';

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
  /** Total deposited with 4 decimals: the sum would not add up with 2. */
  depositedExactly: string;
  /** Surplus over deposits minus spending; undefined for none. @defaultValue undefined */
  refunded?: string | undefined;
  /** Deficit against deposits minus spending; undefined for none. @defaultValue undefined */
  unexplained?: string | undefined;
}

export interface BalanceCardProps extends AccountAmounts {
  /** The quick action that is filled; 'none' while something else on the page is. */
  primary: 'buy' | 'add-funds' | 'none';
}

interface Total {
  readonly label: string;
  readonly amount: string;
  /** Sign in the sum. */
  readonly sign?: string;
  /** Page with the records behind it. */
  readonly to?: string;
}

/** In the order of the sum. */
const totalsOf = (account: AccountAmounts, isSumOpen: boolean): readonly Total[] => [
  {
    label: 'Total Deposited',
    amount: isSumOpen ? account.depositedExactly : account.totalDeposited,
    sign: '+',
    to: '/transactions',
  },
  { label: 'Total Spent', amount: account.totalSpent, sign: '−', to: '/history' },
  ...(isSumOpen
    ? [...differenceOf(account), { label: 'Account Balance', amount: account.balance, sign: '=' }]
    : []),
  { label: 'Pending Deposits', amount: account.pendingDeposits },
];

function differenceOf({ refunded, unexplained }: AccountAmounts): readonly Total[] {
  if (refunded !== undefined)
    return [{ label: 'Refunds and credits', amount: refunded, sign: '+', to: '/history' }];
  if (unexplained !== undefined)
    return [{ label: 'Not explained', amount: unexplained, sign: '−', to: '/transactions' }];
  return [];
}

/**
 * Balance, totals and the two quick actions (spec §2, Dashboard); one 'Add Funds' serves both. Once on the
 * dashboard, at its top. Not in the header, which has its own balance and load error.
 */
export function BalanceCard({ primary, ...account }: BalanceCardProps) {
  const [isSumOpen, setIsSumOpen] = useState(false);
  return (
    // As wide as the page it is a band: the actions are beside the balance, above one line of totals.
    <Card className="flex flex-col gap-3 p-4 md:grid md:grid-cols-[minmax(0,1fr)_auto] xl:flex xl:gap-4">
      <div className="flex items-start justify-between">
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
        <span className="-mr-2.5">
          <IconButton
            label="How the balance adds up"
            aria-expanded={isSumOpen}
            onClick={() => setIsSumOpen(!isSumOpen)}
            icon={<Icon of={ChevronDown} className={classes('size-4', isSumOpen && 'rotate-180')} />}
          />
        </span>
      </div>
      <dl
        className={classes(
          'flex flex-col divide-y divide-line border-y border-line text-meta',
          'md:order-last md:col-span-full md:-mb-3 md:border-b-0 xl:order-none xl:mb-0 xl:flex-1 xl:border-b',
          !isSumOpen && 'md:flex-row md:gap-x-8 md:divide-y-0 xl:flex-col xl:divide-y',
        )}
      >
        {totalsOf(account, isSumOpen).map((total) => (
          <TotalRow key={total.label} total={total} isSumOpen={isSumOpen} />
        ))}
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

function TotalRow({ total, isSumOpen }: { total: Total; isSumOpen: boolean }) {
  const { label, amount, sign, to } = total;
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 md:min-h-10 xl:min-h-8 xl:flex-1">
      <dt className="text-ink-muted">
        {isSumOpen && sign !== undefined && <span aria-hidden>{sign} </span>}
        {isSumOpen && to !== undefined ? <Link to={to}>{label}</Link> : <span>{label}</span>}
      </dt>
      <dd className="font-medium text-ink">
        <Amount>{amount}</Amount>
      </dd>
    </div>
  );
}
