import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AddFundsButton } from '../payments/add-funds-button';
import { DepositFilters } from '../payments/deposit-filters';
import { DepositList, type DepositListProps } from '../payments/deposit-list';
import { DepositButtons } from '../payments/deposit-list/deposit-buttons';
import { completedDeposit, pendingDeposit } from '../payments/deposit-list/deposits.samples';
import { PaymentMonitor, PendingPayment } from '../payments/payment-monitor';
import { Statement } from '../payments/statement';
import { statementSample } from '../payments/statement.samples';
import { LoadError } from '../primitives/feedback/load-error';
import { RefreshButton } from '../primitives/buttons/refresh-button';
import { Segment } from '../primitives/forms/segment';
import { PagedList } from '../primitives/records/paged-list';
import { StatGrid } from '../primitives/records/stat-grid';
import { inGrid } from '../story-kit';
import { TransactionsPage, type TransactionsPageProps } from './transactions-page';

const acts = { onVerify: fn(), onReopen: fn(), onCancel: fn() };

const figures = (...values: readonly string[]) => (
  <StatGrid
    columns={4}
    stats={['Current Balance', 'Total Deposited', 'Pending Amount', 'Success Rate'].map((label, place) => ({
      label,
      value: values[place],
    }))}
  />
);

const filters = (view: TransactionsPageProps['view']) => (
  <DepositFilters
    values={{ status: '', startDate: '', endDate: '' }}
    statuses={[{ value: '', label: 'All' }]}
    onChange={fn()}
    start={
      <Segment
        label="View"
        value={view}
        options={[
          { value: 'payments', label: 'Payments' },
          { value: 'statement', label: 'Statement' },
        ]}
        onChange={fn()}
      />
    }
    isOff={view === 'statement'}
  />
);

const list = (deposits: DepositListProps['deposits']) => (
  <DepositList
    deposits={deposits}
    renderButtons={(deposit, nameId) => <DepositButtons deposit={deposit} describedBy={nameId} {...acts} />}
    onDetails={fn()}
    onAddFunds={fn()}
  />
);

const base: TransactionsPageProps = {
  actions: (
    <>
      <RefreshButton busy={false} onClick={fn()} />
      <AddFundsButton isFilled={false} onClick={fn()} />
    </>
  ),
  figures: figures('$12.5000', '$50.00', '$0.98', '67%'),
  view: 'payments',
  filters: filters('payments'),
  isLoading: false,
  children: (
    <PagedList
      label="Payments"
      position="Page 2 of 3 (53 total)"
      pager={{ page: 2, totalPages: 3, onPage: fn() }}
    >
      <PaymentMonitor pending={1} verifying={0}>
        <PendingPayment deposit={pendingDeposit} countdown="12:24 left" {...acts} />
      </PaymentMonitor>
      {list([
        pendingDeposit,
        completedDeposit,
        { ...completedDeposit, txRef: 'SMS_7_1772279880000_FF11AA', state: 'failed', paidAt: undefined },
      ])}
    </PagedList>
  ),
};

const failed = (
  <LoadError title="Couldn't load your payments" onTryAgain={fn()}>
    Failed to fetch transactions
  </LoadError>
);

const states = {
  Payments: {},
  Statement: {
    view: 'statement',
    filters: filters('statement'),
    children: <Statement {...statementSample} />,
  },
  NewAccount: { figures: figures('$0.0000', '$0.00', '$0.00', '0%'), children: list([]) },
  Loading: { figures: figures(), isLoading: true, children: list(undefined) },
  LoadFailed: {
    figures: figures('—', '—', '—', '—'),
    children: <PagedList label="Payments" position={undefined} error={failed} />,
  },
  BalanceNotLoaded: { figures: figures('—', '—', '—', '—'), balanceError: 'Failed to fetch balance' },
} satisfies Record<string, Partial<TransactionsPageProps>>;

const meta = {
  title: 'Pages/Transactions',
  component: TransactionsPage,
  args: base,
} satisfies Meta<typeof TransactionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
