import { Wallet } from 'lucide';
import type { ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { EmptyState } from '../primitives/feedback/empty-state';
import { RecordTable } from '../primitives/records/record-table';
import type { RecordColumn } from '../primitives/records/record-table/record';
import { StatusDot } from '../primitives/feedback/status-dot';
import { type DepositItem, DEPOSIT_STATE } from './deposit-list/deposit-item';

export interface DepositListProps {
  /** Newest first; undefined while unknown. */
  deposits: readonly DepositItem[] | undefined;
  /** True while filtered: an empty list does not mean that there are no deposits. @defaultValue false */
  filtered?: boolean | undefined;
  /** DepositButtons of a deposit, described by the text with this id. */
  renderButtons: (deposit: DepositItem, nameId: string) => ReactNode;
  onDetails: (txRef: string) => void;
  onAddFunds: () => void;
}

/** The columns of the payments. The date is of the same width in all tables, the status takes the rest. */
const columnsOf = (
  renderButtons: DepositListProps['renderButtons'],
): readonly RecordColumn<DepositItem>[] => [
  {
    id: 'amount',
    label: 'Amount',
    width: 'w-28 @min-[60rem]:w-36',
    cell: ({ naira }) => <bdi className="text-sm font-semibold">{naira}</bdi>,
    phone: 'name',
  },
  {
    id: 'usd',
    label: 'USD',
    width: 'w-20 @min-[60rem]:w-28',
    align: 'end',
    cell: ({ usd }) => <bdi className="text-ink-muted">{usd}</bdi>,
    phone: 'name',
    phoneCell: ({ usd }) => <bdi className="text-xs font-normal text-ink-muted">{usd}</bdi>,
  },
  {
    id: 'method',
    label: 'Method',
    width: 'w-32 @min-[60rem]:w-[22%]',
    cell: ({ method }) => method ?? '—',
    phone: 'line',
    phoneCell: ({ method }) => method,
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ state }) => <StatusDot tone={DEPOSIT_STATE[state].tone}>{DEPOSIT_STATE[state].label}</StatusDot>,
    phone: 'figure',
  },
  {
    id: 'date',
    label: 'Date',
    width: 'w-20 @min-[60rem]:w-36',
    cell: (_, { date }) => date,
    phone: 'end',
  },
  {
    id: 'actions',
    label: 'Actions',
    isLabelHeard: true,
    width: 'w-36',
    align: 'end',
    cell: (deposit, { nameId }) =>
      // A pending one has its buttons in the PaymentMonitor above.
      deposit.state === 'expired' && renderButtons(deposit, nameId),
    wraps: true,
  },
];

/**
 * The deposits of a page, or their loading or empty state. On the payments page, inside PagedList,
 * below the PaymentMonitor.
 */
export function DepositList(props: DepositListProps) {
  const { deposits, filtered = false, renderButtons, onDetails, onAddFunds } = props;
  const none = filtered ? (
    <EmptyState
      icon={Wallet}
      title="No payments found"
      description="No payments match your current filters"
    />
  ) : (
    <EmptyState
      icon={Wallet}
      title="No payments yet"
      description="Deposit naira and buy numbers from your USD balance."
      action={
        <Button variant="primary" size="lg" onClick={onAddFunds}>
          Make Your First Deposit
        </Button>
      }
    />
  );
  return (
    <RecordTable
      label="Payments"
      rows={deposits}
      columns={columnsOf(renderButtons)}
      rowKey={({ txRef }) => txRef}
      rowName={({ naira, when }) => `Deposit ${naira} of ${when.date ?? when.day}`}
      when={({ when }) => when}
      onSelect={({ txRef }) => onDetails(txRef)}
      loading="Loading payment history..."
      empty={none}
    />
  );
}
