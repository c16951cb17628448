import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ChartPlaceholder } from '../../parts/charts/chart-placeholder';
import { sampleLimits, sharedDocument, StateGrid } from '../../story-kit';
import { DashboardPage, type DashboardPageProps } from './dashboard-page';
import { componentDocs } from './dashboard-page.docs';

const labels = [
  'Active Numbers',
  "Today's Purchases",
  'Success Rate',
  'Total Numbers',
  'Total Spent',
  'Today Spent',
];
const statsOf = (values: readonly string[]) =>
  labels.map((label, index) => ({ label, value: values[index] }));

const base: DashboardPageProps = {
  limits: sampleLimits,
  stats: statsOf(['2', '1', '95.0%', '128', '$42.3000', '$0.3000']),
  activity: [
    {
      id: '1',
      service: 'WhatsApp',
      serviceCode: 'wa',
      phoneNumber: '+12025550123',
      price: '$0.3000',
      status: 'received',
      purchasedAt: 'Mar 2, 2026, 12:00 PM',
      purchasedAgo: '4 minutes ago',
      buyAgain: '/buy-number?country=187&service=wa&operator=',
      code: '482913',
    },
    {
      id: '2',
      service: 'Telegram',
      serviceCode: 'tg',
      phoneNumber: '+447400123456',
      price: '$0.2400',
      status: 'waiting',
      purchasedAt: 'Mar 2, 2026, 11:41 AM',
      purchasedAgo: '23 minutes ago',
    },
  ],
  account: {
    balance: '$12.5000',
    totalDeposited: '$50.00',
    totalSpent: '$37.5000',
    pendingDeposits: '$6.51',
  },
  receivedCodes: [
    {
      id: '1',
      service: 'WhatsApp',
      serviceCode: 'wa',
      phoneNumber: '+12025550123',
      code: '482913',
    },
  ],
  onCopyCode: fn(),
  charts: <ChartPlaceholder />,
  servicePath: (service) => `/buy-number?service=${service}`,
  refreshing: false,
  onRefresh: fn(),
};

const unknown = { balance: '—', totalDeposited: '—', totalSpent: '—', pendingDeposits: '—' };
const error = 'Error loading dashboard: Out of order';

const states = {
  BusyAccount: {},
  NewAccount: {
    stats: statsOf(['0', '0', '0.0%', '0', '$0.0000', '$0.0000']),
    activity: [],
    receivedCodes: [],
    account: { balance: '$0.0000', totalDeposited: '$0.00', totalSpent: '$0.0000', pendingDeposits: '$0.00' },
  },
  Loading: { stats: statsOf([]), activity: undefined, account: unknown },
  LoadFailed: { stats: statsOf([]), activity: undefined, account: unknown, error },
  RefreshFailed: { error },
  Refreshing: { refreshing: true },
} satisfies Record<string, Partial<DashboardPageProps>>;

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  tags: ['autodocs'],
  parameters: { componentDocs },
  args: base,
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['interaction'] };
export const BusyAccount: Story = {
  tags: ['state'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/history');
    await expect(canvas.getByRole('link', { name: 'View all services' })).toHaveAttribute(
      'href',
      '/buy-number',
    );
    await expect(canvas.getByRole('link', { name: 'WhatsApp $0.15' })).toHaveAttribute(
      'href',
      '/buy-number?service=wa',
    );
    await expect(canvas.getByRole('link', { name: 'Buy again: WhatsApp' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
/** Charts load on demand. */
export const ChartsShown: Story = {
  tags: ['state'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show charts' }));
    await expect(canvas.getByRole('button', { name: 'Hide charts' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};
export const NewAccount: Story = { tags: ['state'], args: states.NewAccount };
export const Loading: Story = { tags: ['state'], args: states.Loading };
export const LoadFailed: Story = {
  tags: ['state'],
  args: states.LoadFailed,
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(error),
};
/** After a failed refresh the earlier data stays visible. */
export const RefreshFailed: Story = {
  tags: ['state'],
  args: states.RefreshFailed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(error);
    await expect(canvas.getByText('95.0%')).toBeVisible();
  },
};
export const Refreshing: Story = { tags: ['state'], args: states.Refreshing };
export const OnAPhone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } };
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: () => (
    <StateGrid columns={1} states={states} render={(args) => <DashboardPage {...base} {...args} />} />
  ),
};
