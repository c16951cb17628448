import { Plus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';

import { PagedList } from '../../parts/common/paged-list';
import { StatGrid, type Stat } from '../../parts/common/stat-grid';
import { DepositFilters, type DepositFiltersProps } from '../../parts/payments/deposit-filters';
import { DepositList, type DepositListProps } from '../../parts/payments/deposit-list';
import { PaymentMonitor, type PaymentMonitorProps } from '../../parts/payments/payment-monitor';
import { LazyResumePurchase, type ResumePurchaseProps } from '../../parts/payments/resume-purchase';
import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { PageHeader } from '../../primitives/page-header';

export interface TransactionsPageProps {
  /** Current Balance, Total Deposited, Pending Amount, Success Rate (spec §2). */
  stats: readonly Stat[];
  /** Load error of these figures; the last known ones stay. */
  balanceError?: string | undefined;
  /** Counts of pending payments. */
  monitor: PaymentMonitorProps;
  /** Filters of the list. */
  filters: DepositFiltersProps;
  /** The payments of this page and their actions. */
  list: Omit<DepositListProps, 'onAddFunds' | 'failed'>;
  /** Current page, number of pages, and number of payments; undefined while unknown. */
  position?: { page: number; totalPages: number; total: number } | undefined;
  /** Called with the 1-based page. */
  onPage: (page: number) => void;
  /** Load error; earlier data stays visible. */
  error?: string | undefined;
  /** Link that resumes an interrupted purchase; undefined without one. */
  resumePurchase?: ResumePurchaseProps | undefined;
  /** Opens the deposit form, one of `children`. */
  onAddFunds: () => void;
  /** Opens the statement, one of `children`. */
  onStatement: () => void;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** Balance, pending payments, and all payments (spec §2). */
export function TransactionsPage(props: TransactionsPageProps) {
  const { stats, monitor, filters, list, position, error, onAddFunds } = props;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Transactions"
        actions={
          <>
            <Button size="lg" onClick={props.onStatement}>
              Statement
            </Button>
            <Button
              variant="primary"
              size="lg"
              onClick={onAddFunds}
              icon={<Plus aria-hidden className="size-4" />}
            >
              Add Funds
            </Button>
          </>
        }
      />
      {props.resumePurchase && (
        // As high as the resume purchase link, which is loaded on demand.
        <Suspense fallback={<div className="min-h-35.5 sm:min-h-16.5" />}>
          <LazyResumePurchase {...props.resumePurchase} />
        </Suspense>
      )}
      {props.balanceError !== undefined && (
        <Banner tone="error" role="alert">
          {props.balanceError}
        </Banner>
      )}
      <StatGrid stats={stats} columns={4} />
      <PaymentMonitor {...monitor} />
      <Card>
        <div className="flex flex-col gap-4 border-b border-line px-4 py-4 md:px-5">
          <h2 className="text-sm font-semibold text-ink">Payment History</h2>
          <DepositFilters {...filters} />
          {error !== undefined && (
            <Banner tone="error" role="alert">
              {error}
            </Banner>
          )}
        </div>
        <PagedList
          label="Payments"
          busy={filters.refreshing}
          pager={
            position !== undefined && position.total > 0
              ? {
                  page: position.page,
                  totalPages: position.totalPages,
                  text: `Page ${position.page} of ${position.totalPages} (${position.total} total)`,
                  onPage: props.onPage,
                }
              : undefined
          }
        >
          <DepositList {...list} failed={error !== undefined} onAddFunds={onAddFunds} />
        </PagedList>
      </Card>
      {props.children}
    </div>
  );
}
