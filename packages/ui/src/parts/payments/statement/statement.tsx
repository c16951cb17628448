import { TriangleAlert } from 'lucide-react';

import { Banner } from '../../../primitives/banner';
import { Button } from '../../../primitives/button';
import { Spinner } from '../../../primitives/spinner';

/** A statement row, formatted for display. */
export interface StatementItem {
  id: string;
  kind: 'deposit' | 'purchase' | 'refund';
  /** Purchased item, or paid amount. */
  about: string;
  /** undefined if the server gives no time. */
  at?: string | undefined;
  /** With its sign; undefined if the server gives no amount. */
  amount?: string | undefined;
  /** Balance after this row. */
  balance: string;
  /** Reason why the row is not included in the balance; undefined if it is. */
  flaw?: 'no-amount' | 'below-zero' | undefined;
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
        /** Date from which the rows are complete; undefined if they reach the first record. */
        since?: string | undefined;
        /** True when the balance has changed since the records were loaded. */
        isStale: boolean;
      }
    | undefined;
  /** True while records are loading. */
  busy: boolean;
  /** Load error; earlier rows stay. */
  error?: string | undefined;
  /** Called when the user refreshes the statement. */
  onRefresh: () => void;
  /** Called when the user loads older records. */
  onEarlier: () => void;
}

const KIND: Readonly<Record<StatementItem['kind'], string>> = {
  deposit: 'Deposit',
  purchase: 'Purchase',
  refund: 'Refund',
};

const FLAW: Readonly<Record<NonNullable<StatementItem['flaw']>, string>> = {
  'no-amount': 'Not included in the total: the server gave no amount.',
  'below-zero': 'Below zero: a record is missing or wrong.',
};

const figure = 'py-2 pl-2 text-right align-top tabular-nums whitespace-nowrap sm:pl-3';

/** Deposits, purchases and refunds with the running balance, newest first, and the opening balance. */
export function Statement({ account, busy, error, onRefresh, onEarlier }: StatementProps) {
  return (
    <div className="flex flex-col gap-4" aria-busy={busy}>
      {error !== undefined && (
        <Banner
          tone="error"
          role="alert"
          action={
            <Button size="sm" busy={busy} onClick={onRefresh}>
              Try Again
            </Button>
          }
        >
          {error}
        </Banner>
      )}
      {account === undefined && error === undefined && <Spinner label="Loading your records..." />}
      {account?.isStale && (
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
      )}
      {account && (
        <>
          <p className="text-sm text-ink-muted">
            {account.since === undefined
              ? 'Every deposit, purchase and refund on record.'
              : `Every deposit, purchase and refund since ${account.since}.`}{' '}
            Refunds are listed with their purchase because they have no date of their own.
          </p>
          <table aria-label="Account statement" className="w-full text-left text-xs text-ink sm:text-sm">
            <thead className="border-b border-line text-xs text-ink-muted">
              <tr>
                <th scope="col" className="py-2 font-medium">
                  Date
                </th>
                <th scope="col" className="py-2 font-medium">
                  What
                </th>
                <th scope="col" className={`${figure} font-medium`}>
                  Amount
                </th>
                <th scope="col" className={`${figure} font-medium`}>
                  Balance
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {account.rows.map((row) => (
                <Row key={row.id} {...row} />
              ))}
            </tbody>
            <tfoot className="border-t border-line font-semibold">
              <tr>
                <th scope="row" colSpan={3} className="py-2 font-semibold">
                  {account.since === undefined ? 'Before the first record' : `Before ${account.since}`}
                  {account.isOpeningBelowZero && <Flaw kind="below-zero" />}
                </th>
                <td className={figure}>{account.opening}</td>
              </tr>
            </tfoot>
          </table>
          {account.since !== undefined && (
            <span className="self-start">
              <Button busy={busy} onClick={onEarlier}>
                Show earlier
              </Button>
            </span>
          )}
        </>
      )}
    </div>
  );
}

function Row({ kind, about, at, amount, balance, flaw }: StatementItem) {
  return (
    <tr>
      <td className="w-22 py-2 pr-2 align-top text-ink-muted sm:w-28 sm:pr-3">{at ?? '—'}</td>
      <th scope="row" className="min-w-20 py-2 align-top font-normal wrap-anywhere">
        <span className="font-medium">{KIND[kind]}</span> <bdi>{about}</bdi>
        {flaw !== undefined && <Flaw kind={flaw} />}
      </th>
      <td className={`${figure} ${kind === 'purchase' ? '' : 'text-success'}`}>{amount ?? '—'}</td>
      <td className={`${figure} text-ink-muted`}>{balance}</td>
    </tr>
  );
}

function Flaw({ kind }: { kind: NonNullable<StatementItem['flaw']> }) {
  return (
    <span className="mt-1 flex items-start gap-1.5 text-xs font-normal text-warning">
      <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      {FLAW[kind]}
    </span>
  );
}
