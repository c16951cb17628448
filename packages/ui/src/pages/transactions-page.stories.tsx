import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { completedDeposit, pendingDeposit } from '../payments/deposit-list/deposits.samples';
import { Statement } from '../payments/statement';
import { statementSample } from '../payments/statement.samples';
import { inGrid } from '../story-kit';
import { TransactionsPage, type TransactionsPageProps } from './transactions-page';

const labels = ['Current Balance', 'Total Deposited', 'Pending Amount', 'Success Rate'];
const statsOf = (values: readonly string[]) =>
  labels.map((label, index) => ({ label, value: values[index] }));

const base: TransactionsPageProps = {
  stats: statsOf(['$12.5000', '$50.00', '$0.98', '67%']),
  filters: {
    values: { status: '', startDate: '', endDate: '' },
    statuses: [{ value: '', label: 'All' }],
    onChange: fn(),
  },
  refreshing: false,
  onRefresh: fn(),
  statement: <Statement {...statementSample} />,
  list: {
    monitor: { pending: 1, verifying: 0 },
    deposits: [
      pendingDeposit,
      completedDeposit,
      { ...completedDeposit, txRef: 'SMS_7_1772279880000_FF11AA', state: 'failed', paidAt: undefined },
    ],
    onVerify: fn(),
    onReopen: fn(),
    onCancel: fn(),
    onDetails: fn(),
  },
  position: { page: 2, totalPages: 3, total: 53 },
  onPage: fn(),
  onAddFunds: fn(),
};

const error = 'Failed to fetch transactions';
const withoutPending = { ...base.list, monitor: { pending: 0, verifying: 0 } };

const states = {
  BusyAccount: {},
  NewAccount: {
    stats: statsOf(['$0.0000', '$0.00', '$0.00', '0%']),
    list: { ...withoutPending, deposits: [] },
    position: { page: 1, totalPages: 1, total: 0 },
  },
  Loading: {
    stats: statsOf([]),
    refreshing: true,
    list: { ...withoutPending, deposits: undefined },
    position: undefined,
  },
  LoadFailed: {
    stats: statsOf(['—', '—', '—', '—']),
    list: { ...withoutPending, deposits: undefined },
    position: undefined,
    error,
  },
  RefreshFailed: { error },
  BalanceNotLoaded: { stats: statsOf(['—', '—', '—', '—']), balanceError: 'Failed to fetch balance' },
} satisfies Record<string, Partial<TransactionsPageProps>>;

const meta = {
  title: 'Pages/Transactions',
  component: TransactionsPage,
  args: base,
} satisfies Meta<typeof TransactionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['interaction'] };
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
