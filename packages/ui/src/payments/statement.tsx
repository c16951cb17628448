import { TriangleAlert } from 'lucide';
import { Fragment } from 'react';

import { Banner } from '../primitives/banner';
import { Button } from '../primitives/button';
import { Icon } from '../primitives/icon';
import { PillSelect } from '../primitives/pill-select';
import { Spinner } from '../primitives/spinner';

/** A statement row, formatted for display. */
export interface StatementItem {
  id: string;
  kind: 'deposit' | 'purchase' | 'refund';
  /** Purchased item, or paid amount. */
  about: string;
  /** Heading of its day, for example 'Today'. A refund is listed on the day of its purchase. */
  day: string;
  /** Time of day; undefined if the server gives none. */
  time?: string | undefined;
  /** With its sign; undefined if the server gives no amount. */
  amount?: string | undefined;
  /** Balance after this row. */
  balance: string;
  /** Reason why the row is not included in the balance; undefined if it is. */
  discrepancy?: 'no-amount' | 'below-zero' | undefined;
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
        /** End of the period of the opening balance: 'the first record', 'March 2026', 'Mar 3, 2026, 8:59 AM'. */
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
  /** Called when the user refreshes the statement. */
  onRefresh: () => void;
  /** Called when the user loads older records. */
  onEarlier: () => void;
  /** Called with the value of the chosen month. */
  onMonthChange: (month: string) => void;
  /** Called when the user exports the rows on screen. */
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

const edge = 'first:pl-3 last:pr-3 md:first:pl-5 md:last:pr-5';
const figure = `${edge} py-2.5 pl-3 text-right align-top whitespace-nowrap`;

/**
 * Deposits, purchases and refunds by day with the running balance, newest first, and the opening balance. For users
 * who ask where their money went: behind 'Statement' on the payments page. Not for one payment and its actions: use
 * DepositDetails.
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
        <div className="p-3">
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
        </div>
      )}
      {account === undefined && error === undefined && (
        <div className="p-5">
          <Spinner label="Loading your records..." />
        </div>
      )}
      {account?.isStale && (
        <div className="p-3">
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
          <div className="flex flex-wrap items-center justify-between gap-2 p-3 md:px-4 xl:px-5">
            <PillSelect
              label="Month"
              value={account.month}
              options={account.months}
              onChange={onMonthChange}
            />
            <Button onClick={onExport}>Export CSV</Button>
          </div>
          <table
            aria-label="Account statement"
            className="w-full text-left text-table text-ink tabular-nums max-md:table-fixed"
          >
            <thead className="text-xs text-ink-muted">
              <tr>
                <th scope="col" className={`${edge} py-2.5 font-medium max-md:hidden`}>
                  Date
                </th>
                <th scope="col" className="py-2.5 font-medium max-md:pl-3">
                  What
                </th>
                <th scope="col" className={`${figure} font-medium max-md:w-22`}>
                  Amount
                </th>
                <th scope="col" className={`${figure} font-medium max-md:w-26`}>
                  Balance
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-y border-line">
              {account.rows.map((row, place) => (
                <Fragment key={row.id}>
                  {row.day !== account.rows[place - 1]?.day && (
                    <tr className="border-b-0">
                      {/* Phones have three columns: one cell over four would make an empty one there. */}
                      <td className={`${edge} h-8 pt-2 whitespace-nowrap md:max-w-0`}>
                        <h2 className="text-xs font-semibold text-ink-muted">{row.day}</h2>
                      </td>
                      <td colSpan={2} />
                      <td className="max-md:hidden" />
                    </tr>
                  )}
                  <Row {...row} />
                </Fragment>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td className="max-md:hidden" />
                <th scope="row" colSpan={2} className="py-2.5 font-semibold max-md:pl-3">
                  <span>Before {account.before}</span>
                  {account.isOpeningBelowZero && <Discrepancy kind="below-zero" />}
                </th>
                <td className={`${figure} font-semibold`}>{account.opening}</td>
              </tr>
            </tfoot>
          </table>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-3 md:px-5">
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

function Row({ kind, about, time, amount, balance, discrepancy }: StatementItem) {
  return (
    <tr>
      <td className={`${edge} py-2.5 pr-2 align-top whitespace-nowrap text-ink-muted max-md:hidden md:w-28`}>
        {time}
      </td>
      <th scope="row" className="py-2.5 align-top font-normal wrap-anywhere max-md:pl-3">
        <span className="font-medium max-md:hidden">{KIND[kind]}</span>{' '}
        <bdi className="max-md:font-medium md:text-ink-muted">{about}</bdi>
        {/* On phones a fourth column would leave the names no room. */}
        <span className="block text-xs text-ink-muted md:hidden">
          {time === undefined ? KIND[kind] : `${KIND[kind]} · ${time}`}
        </span>
        {discrepancy !== undefined && <Discrepancy kind={discrepancy} />}
      </th>
      <td className={`${figure} font-medium ${kind === 'purchase' ? '' : 'text-success'}`}>
        {amount ?? '—'}
      </td>
      <td className={`${figure} text-ink-muted`}>{balance}</td>
    </tr>
  );
}

function Discrepancy({ kind }: { kind: NonNullable<StatementItem['discrepancy']> }) {
  return (
    <span className="mt-1 flex items-start gap-1.5 text-xs font-normal text-warning">
      <Icon of={TriangleAlert} className="mt-px size-3.5 shrink-0" />
      {DISCREPANCY[kind]}
    </span>
  );
}
