import { ChevronRight } from 'lucide';
import { useId } from 'react';

import { classes } from '../../primitives/classes';
import { clickableRow } from '../../primitives/clickable-row';
import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/icon-button';
import { StatusDot } from '../../primitives/status-dot';
import { DepositButtons, hasDepositButtons } from './deposit-buttons';
import type { DepositActions, DepositItem } from './deposit-item';
import { DEPOSIT_STATE } from './deposit-state';

export interface DepositTableProps extends DepositActions {
  /** Newest first. */
  deposits: readonly DepositItem[];
}

/** A column after one that ends at the right is kept apart from it. */
const AFTER_FIGURE = '@4xl:pl-10 @5xl:pl-14';

/** The widths follow the table's parent: the date takes the rest, and in a wide table the method, next to its figures. */
const COLUMNS: readonly { label: string; width?: string; isNumeric?: true }[] = [
  { label: 'Date', width: '@4xl:w-72 @5xl:w-80' },
  { label: 'Amount', width: 'w-28 @4xl:w-36', isNumeric: true },
  { label: 'USD', width: 'w-20 @4xl:w-28 @5xl:w-32', isNumeric: true },
  { label: 'Method', width: `w-27 @4xl:w-auto ${AFTER_FIGURE}` },
  { label: 'Status', width: 'w-26 @4xl:w-34 @5xl:w-40' },
  { label: 'Details', width: 'w-14' },
];

const cell = 'px-2 first:pl-4 last:pr-3 @4xl:px-3 @4xl:first:pl-5 @4xl:last:pr-4';

/** The payments as a table (spec §2). An open payment has its actions in a second line. */
export function DepositTable({ deposits, ...actions }: DepositTableProps) {
  return (
    <div className="@container overflow-x-auto">
      <table
        aria-label="Payments"
        className="w-full min-w-[43rem] table-fixed text-left text-table text-ink tabular-nums"
      >
        <thead className="border-b border-line text-ink-muted">
          <tr>
            {COLUMNS.map(({ label, width, isNumeric }) => (
              <th
                key={label}
                scope="col"
                className={classes(cell, 'h-10 text-xs font-medium', width, isNumeric && 'text-right')}
              >
                {label === 'Details' ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        {deposits.map((deposit) => (
          <DepositRows key={deposit.txRef} deposit={deposit} {...actions} />
        ))}
      </table>
    </div>
  );
}

function DepositRows({
  deposit,
  countdown,
  onDetails,
  ...actions
}: DepositActions & { deposit: DepositItem }) {
  const { txRef, state, naira, usd, method, createdAt } = deposit;
  const { label, tone } = DEPOSIT_STATE[state];
  const referenceId = useId();
  return (
    // A group of its own, so that the actions in the second line belong to their payment.
    <tbody
      aria-label={`Deposit ${txRef}`}
      onClick={clickableRow(() => onDetails(txRef))}
      className="cursor-pointer border-b border-line last:border-b-0 hover:bg-sunken/60"
    >
      <tr className="h-12">
        <th scope="row" className={`${cell} py-2 font-normal`}>
          <span className="block whitespace-nowrap">{createdAt ?? '—'}</span>
          {/* Only heard; on screen it is in the details. */}
          <bdi id={referenceId} className="sr-only">
            {txRef}
          </bdi>
        </th>
        <td className={`${cell} text-right font-semibold whitespace-nowrap`}>
          <bdi>{naira}</bdi>
        </td>
        <td className={`${cell} text-right whitespace-nowrap text-ink-muted`}>
          <bdi>{usd}</bdi>
        </td>
        <td className={`${cell} ${AFTER_FIGURE} truncate`}>{method ?? '—'}</td>
        <td className={`${cell} whitespace-nowrap`}>
          <StatusDot tone={tone}>{label}</StatusDot>
          {state === 'pending' && countdown && (
            <span className="block pl-3.5 text-xs text-ink-muted *:w-auto">{countdown(txRef)}</span>
          )}
        </td>
        <td className={`${cell} text-right`}>
          <IconButton
            label="View Details"
            size="sm"
            describedBy={referenceId}
            onClick={() => onDetails(txRef)}
            icon={<Icon of={ChevronRight} className="size-4" />}
          />
        </td>
      </tr>
      {hasDepositButtons(state) && (
        <tr>
          <td colSpan={COLUMNS.length} className={`${cell} pb-3`}>
            <span className="flex flex-wrap justify-end gap-2">
              <DepositButtons deposit={deposit} describedBy={referenceId} {...actions} />
            </span>
          </td>
        </tr>
      )}
    </tbody>
  );
}
