import { TriangleAlert } from 'lucide';

import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { LoadError } from '../primitives/feedback/load-error';
import { PillSelect } from '../primitives/forms/pill-select';
import { RecordTable } from '../primitives/records/record-table';
import type { RecordColumn, RecordMoment } from '../primitives/records/record-table/record';
import { Spinner } from '../primitives/feedback/spinner';

/** A row of the table: a statement row, or the last one, which is the balance before them. */
interface Row {
  id: string;
  kind: 'deposit' | 'purchase' | 'refund' | 'opening';
  /** Purchased item, or paid amount. */
  about: string;
  when?: RecordMoment | undefined;
  /** With its sign; undefined if the server gives no amount. */
  amount?: string | undefined;
  /** Balance after this row. */
  balance: string;
  /** Reason why the row is not included in the balance; undefined if it is. */
  discrepancy?: 'no-amount' | 'below-zero' | undefined;
}

/** A statement row, formatted for display. */
export interface StatementItem extends Row {
  kind: 'deposit' | 'purchase' | 'refund';
  /** A refund is listed on the day of its purchase, without a time. */
  when: RecordMoment;
}

export interface StatementProps {
  /** undefined until the first records are loaded. */
  account?:
    | {
        /** Newest first. */
        rows: readonly StatementItem[];
        /** Opening balance, before the oldest row. */
        opening: string;
        /** True when the opening balance is negative: a record is missing or wrong. */
        isOpeningBelowZero: boolean;
        /**
         * End of the period of the opening balance: 'the first record', 'March 2026', 'Mar 3, 2026, 8:59 AM'.
         */
        before: string;
        /** True if there are older records to load. */
        hasEarlier: boolean;
        /** Months to choose from, all of them first. */
        months: readonly { value: string; label: string }[];
        /** The chosen one. */
        month: string;
        /** True when the balance has changed since the records were loaded. */
        isStale: boolean;
      }
    | undefined;
  /** True while records are loading. */
  busy: boolean;
  /** Load error; earlier rows stay. */
  error?: string | undefined;
  onRefresh: () => void;
  onEarlier: () => void;
  /** Called with the value of the chosen month. */
  onMonthChange: (month: string) => void;
  onExport: () => void;
}

const KIND: Readonly<Record<StatementItem['kind'], string>> = {
  deposit: 'Deposit',
  purchase: 'Purchase',
  refund: 'Refund',
};

const DISCREPANCY: Readonly<Record<NonNullable<StatementItem['discrepancy']>, string>> = {
  'no-amount': 'Not included in the total: the server gave no amount.',
  'below-zero': 'Below zero: a record is missing or wrong.',
};

const amountOf = ({ kind, amount = '—' }: Row) => (
  <span className={classes('font-medium', kind !== 'purchase' && 'text-success')}>{amount}</span>
);

const balanceOf = ({ balance }: Row) => (
  <>
    <span className="sr-only">Balance </span>
    {balance}
  </>
);

const COLUMNS: readonly RecordColumn<Row>[] = [
  {
    id: 'what',
    label: 'What',
    cell: ({ kind, about, discrepancy }) => (
      <span className="block py-2 text-sm wrap-anywhere whitespace-normal">
        {kind === 'opening' ? (
          <span className="font-semibold">{about}</span>
        ) : (
          <>
            <span className="font-medium">{KIND[kind]}</span> <bdi className="text-ink-muted">{about}</bdi>
          </>
        )}
        {discrepancy !== undefined && <Discrepancy kind={discrepancy} />}
      </span>
    ),
    phone: 'name',
    phoneCell: ({ about, discrepancy }) => (
      <span className="wrap-anywhere">
        <bdi>{about}</bdi>
        {discrepancy !== undefined && <Discrepancy kind={discrepancy} />}
      </span>
    ),
  },
  {
    id: 'date',
    label: 'Date',
    width: 'w-20 @min-[60rem]:w-36',
    align: 'end',
    cell: (_, { date }) => date,
    phone: 'line',
    phoneCell: ({ kind, when }) =>
      kind !== 'opening' && (when?.time === undefined ? KIND[kind] : `${KIND[kind]} · ${when.time}`),
  },
  {
    id: 'amount',
    label: 'Amount',
    width: 'w-28 @min-[60rem]:w-40',
    align: 'end',
    cell: (row) => row.kind !== 'opening' && amountOf(row),
    phone: 'figure',
    phoneCell: (row) => (row.kind === 'opening' ? balanceOf(row) : amountOf(row)),
  },
  {
    id: 'balance',
    label: 'Balance',
    width: 'w-28 @min-[60rem]:w-40',
    align: 'end',
    cell: ({ kind, balance }) => (
      <span className={kind === 'opening' ? 'font-semibold' : 'text-ink-muted'}>{balance}</span>
    ),
    phone: 'end',
    phoneCell: (row) => row.kind !== 'opening' && balanceOf(row),
  },
];

/**
 * Deposits, purchases and refunds by day with the running balance, newest first, and the opening balance. For
 * users who ask where their money went: behind 'Statement' on the payments page. Not for one payment and its
 * actions: use DepositDetails.
 */
export function Statement({
  account,
  busy,
  error,
  onRefresh,
  onEarlier,
  onMonthChange,
  onExport,
}: StatementProps) {
  return (
    <section aria-label="Account statement" aria-busy={busy}>
      {error !== undefined && (
        <div className="px-card py-3">
          <LoadError busy={busy} onTryAgain={onRefresh}>
            {error}
          </LoadError>
        </div>
      )}
      {account === undefined && error === undefined && (
        <div className="px-card py-5">
          <Spinner label="Loading your records..." />
        </div>
      )}
      {account?.isStale && (
        <div className="px-card py-3">
          <Banner
            tone="info"
            role="status"
            action={
              <Button size="sm" busy={busy} onClick={onRefresh}>
                Refresh
              </Button>
            }
          >
            Your balance has changed since this was loaded.
          </Banner>
        </div>
      )}
      {account && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2 px-card py-3">
            <PillSelect
              label="Month"
              value={account.month}
              options={account.months}
              onChange={onMonthChange}
            />
            <Button onClick={onExport}>Export CSV</Button>
          </div>
          <div className="border-t border-line">
            <RecordTable
              label="Account statement"
              columns={COLUMNS}
              rows={[...account.rows, openingOf(account)]}
              rowKey={({ id }) => id}
              when={({ when }) => when}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-card py-3">
            {account.hasEarlier && (
              <Button busy={busy} onClick={onEarlier}>
                Show earlier
              </Button>
            )}
            <p className="text-xs text-ink-muted">Refunds are listed on the day of the purchase.</p>
          </div>
        </>
      )}
    </section>
  );
}

const openingOf = ({
  opening,
  before,
  isOpeningBelowZero,
}: Pick<NonNullable<StatementProps['account']>, 'opening' | 'before' | 'isOpeningBelowZero'>): Row => ({
  id: 'opening',
  kind: 'opening',
  about: `Before ${before}`,
  balance: opening,
  discrepancy: isOpeningBelowZero ? 'below-zero' : undefined,
});

function Discrepancy({ kind }: { kind: NonNullable<StatementItem['discrepancy']> }) {
  return (
    <span className="mt-1 flex items-start gap-1.5 text-xs font-normal text-warning">
      <Icon of={TriangleAlert} className="mt-px size-3.5 shrink-0" />
      {DISCREPANCY[kind]}
    </span>
  );
}
