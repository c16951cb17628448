import { Plus, RefreshCw } from 'lucide';
import { useId, useState, type ReactNode } from 'react';

import { formatCount } from '../primitives/count';
import { PagedList } from '../primitives/records/paged-list';
import { Segment } from '../primitives/forms/segment';
import { StatGrid, type Stat } from '../primitives/records/stat-grid';
import { DepositFilters, type DepositFiltersProps } from '../payments/deposit-filters';
import { DepositList, type DepositListProps } from '../payments/deposit-list';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { PageHeader } from '../primitives/page-header';

export interface TransactionsPageProps {
  /** Current Balance, Total Deposited, Pending Amount, Success Rate (spec §2). */
  stats: readonly Stat[];
  /** Load error of these figures; the last known ones stay. */
  balanceError?: string | undefined;
  filters: Omit<DepositFiltersProps, 'start' | 'isOff'>;
  /** The payments of this page and their actions. */
  list: Omit<DepositListProps, 'onAddFunds' | 'failed'>;
  /** Current page, number of pages, and number of payments; undefined while unknown. */
  position?: { page: number; totalPages: number; total: number } | undefined;
  /** Called with the 1-based page. */
  onPage: (page: number) => void;
  /** Load error; earlier data stays visible. */
  error?: string | undefined;
  /** Opens the deposit form, one of `children`. */
  onAddFunds: () => void;
  /** The statement of the account; rendered on demand. */
  statement: ReactNode;
  /** True while the payments are loading. */
  refreshing: boolean;
  /** Called when the user reloads the payments. */
  onRefresh: () => void;
  /** Dialogs of the page. */
  children?: ReactNode;
}

const VIEWS = [
  { value: 'payments', label: 'Payments' },
  { value: 'statement', label: 'Statement' },
] as const;

const textOf = ({ page, totalPages, total }: NonNullable<TransactionsPageProps['position']>): string =>
  `Page ${formatCount(page)} of ${formatCount(totalPages)} (${formatCount(total)} total)`;

/**
 * Balance, and all payments or the statement of the account, with 'Add Funds' (spec §2). At /transactions,
 * and as the target of every shortfall. A failed load is an alert.
 */
export function TransactionsPage(props: TransactionsPageProps) {
  const { stats, filters, list, position, error, onAddFunds } = props;
  const [view, setView] = useState<'payments' | 'statement'>('payments');
  const historyId = useId();
  const viewChoice = <Segment label="View" value={view} options={VIEWS} onChange={setView} />;
  // The one filled button is in the empty list of a new account, or continues a payment.
  const isFilledBelow =
    list.deposits?.length === 0 || list.deposits?.some(({ state }) => state === 'pending') === true;
  const isLoading = list.deposits === undefined && error === undefined;
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHeader
        title="Transactions"
        actions={
          <>
            <Button
              variant="ghost"
              iconOnPhones
              busy={props.refreshing}
              onClick={props.onRefresh}
              icon={<Icon of={RefreshCw} className="size-4" />}
            >
              Refresh
            </Button>
            {/* Without its icon it fits beside the title of the narrowest phones. */}
            <span className="flex max-[23rem]:*:px-3 max-[23rem]:[&_svg]:hidden">
              <Button
                variant={isFilledBelow ? 'secondary' : 'primary'}
                onClick={onAddFunds}
                icon={<Icon of={Plus} className="size-4" />}
              >
                Add Funds
              </Button>
            </span>
          </>
        }
      />
      {props.balanceError !== undefined && (
        <Banner tone="error" role="alert">
          {props.balanceError}
        </Banner>
      )}
      {/* On phones the payments come first: the header has the balance; below them it would move. */}
      <div className={classes('order-last md:order-none md:block', isLoading && 'hidden')}>
        <StatGrid stats={stats} columns={4} />
      </div>
      <Card>
        <section aria-labelledby={historyId}>
          <div
            className={classes(
              'flex flex-col gap-3 px-3 py-2 xl:px-5',
              // The statement has a row of its own below.
              view === 'payments' ? 'border-b border-line' : 'pb-0',
            )}
          >
            {/* On phones a toast covers this line, and no control. */}
            <h2 id={historyId} className="-mb-2 text-sm font-semibold text-ink">
              {view === 'payments' ? 'Payment History' : 'Statement'}
            </h2>
            <DepositFilters {...filters} start={viewChoice} isOff={view !== 'payments'} />
            {view === 'payments' && error !== undefined && (
              <Banner tone="error" role="alert">
                {error}
              </Banner>
            )}
          </div>
          {view === 'statement' ? (
            props.statement
          ) : (
            <PagedList
              label="Payments"
              busy={props.refreshing}
              pager={
                position !== undefined && position.totalPages > 1
                  ? {
                      page: position.page,
                      totalPages: position.totalPages,
                      text: textOf(position),
                      onPage: props.onPage,
                    }
                  : undefined
              }
            >
              <DepositList {...list} failed={error !== undefined} onAddFunds={onAddFunds} />
              {/* Only heard: a single page is seen to be one. */}
              {position?.totalPages === 1 && position.total > 0 && (
                <p className="sr-only">{textOf(position)}</p>
              )}
            </PagedList>
          )}
        </section>
      </Card>
      {props.children}
    </div>
  );
}
