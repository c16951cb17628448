import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { completedDeposit, pendingDeposit } from '../../parts/payments/deposit-list/deposits.samples';
import { Statement } from '../../parts/payments/statement';
import { statementSample } from '../../parts/payments/statement/statement.samples';
import { inGrid, sharedDocument } from '../../story-kit';
import { TransactionsPage, type TransactionsPageProps } from './transactions-page';

const labels = ['Current Balance', 'Total Deposited', 'Pending Amount', 'Success Rate'];
const statsOf = (values: readonly string[]) =>
  labels.map((label, index) => ({ label, value: values[index] }));

const base: TransactionsPageProps = {
  stats: statsOf(['$12.5000', '$50.00', '$0.98', '67%']),
  monitor: { pending: 1, verifying: 0 },
  filters: {
    values: { status: '', startDate: '', endDate: '' },
    statuses: [{ value: '', label: 'All' }],
    onChange: fn(),
  },
  refreshing: false,
  onRefresh: fn(),
  statement: <Statement {...statementSample} />,
  list: {
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
const none = { pending: 0, verifying: 0 };

const states = {
  BusyAccount: {},
  NewAccount: {
    stats: statsOf(['$0.0000', '$0.00', '$0.00', '0%']),
    monitor: none,
    list: { ...base.list, deposits: [] },
    position: { page: 1, totalPages: 1, total: 0 },
  },
  Loading: {
    stats: statsOf([]),
    monitor: none,
    refreshing: true,
    list: { ...base.list, deposits: undefined },
    position: undefined,
  },
  LoadFailed: {
    stats: statsOf(['—', '—', '—', '—']),
    monitor: none,
    list: { ...base.list, deposits: undefined },
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
export const BusyAccount: Story = {
  tags: ['state'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Transactions');
    await expect(canvas.getByText('Page 2 of 3 (53 total)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Funds' }));
    await expect(args.onAddFunds).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
/** The statement takes the place of the payments and their filters. */
export const StatementShown: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Statement' }));
    await expect(canvas.getByRole('table', { name: 'Account statement' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Filters' })).toBeNull();
    await expect(canvas.queryByRole('table', { name: 'Payments' })).toBeNull();
  },
};
export const NewAccount: Story = {
  tags: ['state'],
  args: states.NewAccount,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Your First Deposit' }));
    await expect(args.onAddFunds).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    // Also visible without pending payments.
    const monitor = canvas.getByRole('region', { name: 'Real-time Payment Monitoring' });
    await expect(monitor).toHaveTextContent('0 pending · 0 verifying');
    await expect(monitor.clientWidth).toBeGreaterThan(200);
  },
};
export const Loading: Story = { tags: ['state'], args: states.Loading };
export const LoadFailed: Story = { tags: ['state'], args: states.LoadFailed };
/** After a failed refresh the earlier data stays visible. */
export const RefreshFailed: Story = {
  tags: ['state'],
  args: states.RefreshFailed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(error);
    await expect(canvas.getAllByLabelText(/^Deposit /)).toHaveLength(3);
  },
};
/** The cards have no figures, and an error explains why; the list is complete. */
export const BalanceNotLoaded: Story = {
  tags: ['state'],
  args: states.BalanceNotLoaded,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch balance');
    await expect(canvas.getAllByLabelText(/^Deposit /)).toHaveLength(3);
  },
};
export const OnAPhone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } };
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: inGrid(states, { columns: 1 }),
};
