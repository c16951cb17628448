import { useId, type ReactNode } from 'react';

import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { LoadError } from '../primitives/feedback/load-error';
import { PageHeader } from '../primitives/page-header';

export interface TransactionsPageProps {
  /** RefreshButton and AddFundsButton. */
  actions: ReactNode;
  /** StatGrid: Current Balance, Total Deposited, Pending Amount, Success Rate (spec §2). */
  figures: ReactNode;
  /** Load error of the figures; the last known ones stay. */
  balanceError?: string | undefined;
  /** What `children` are. */
  view: 'payments' | 'statement';
  /** DepositFilters, which begin with the choice of the view. */
  filters: ReactNode;
  /** True before the first payments: phones have no figures yet, which the list would move. */
  isLoading: boolean;
  /** PaymentMonitor and DepositList in a PagedList, or Statement. */
  children: ReactNode;
}

/**
 * Balance, and all payments or the statement of the account, with 'Add Funds' (spec §2). At /transactions,
 * and as the target of every shortfall. A failed load is an alert.
 */
export function TransactionsPage(props: TransactionsPageProps) {
  const historyId = useId();
  const isStatement = props.view === 'statement';
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHeader title="Transactions" actions={props.actions} />
      <LoadError>{props.balanceError}</LoadError>
      {/* On phones the payments come first: the header has the balance; below them it would move. */}
      <div className={classes('order-last md:order-none md:block', props.isLoading && 'hidden')}>
        {props.figures}
      </div>
      <Card>
        <section aria-labelledby={historyId}>
          <div
            className={classes(
              'flex flex-col gap-3 px-card pt-3',
              // The statement has a row of its own below.
              !isStatement && 'border-b border-line pb-2',
            )}
          >
            {/* On phones a toast covers this line, and no control. */}
            <h2 id={historyId} className="-mb-2 text-section text-ink-muted">
              {isStatement ? 'Statement' : 'Payment History'}
            </h2>
            {props.filters}
          </div>
          {props.children}
        </section>
      </Card>
    </div>
  );
}
