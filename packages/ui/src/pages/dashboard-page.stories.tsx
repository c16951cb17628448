import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ChartPlaceholder } from '../history/charts/chart-placeholder';
import { SpendingChart } from '../history/charts/spending-chart';
import { twoWeeks } from '../history/charts/charts.samples';
import { receivedActivity } from '../dashboard/activities.samples';
import { codesAndWaiting, manyCodes, waitingNumber } from '../dashboard/live-numbers.samples';
import { lifeOf } from '../numbers/number-card.samples';
import { expectLink, inGrid, sampleLimits, stateIn, type States } from '../story-kit';
import { DashboardPage, type DashboardPageProps } from './dashboard-page';

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
    receivedActivity,
    {
      id: '2',
      service: 'Telegram',
      serviceCode: 'tg',
      phoneGroups: ['+44', '740', '012', '3456'],
      price: '$0.2400',
      status: 'waiting',
      purchasedAt: 'Mar 2, 2026, 11:41 AM',
      purchasedAgo: '23 minutes ago',
    },
  ],
  account: {
    balance: '$12.5000',
    totalDeposited: '$50.0000',
    totalSpent: '$37.5000',
    refunded: '$0.0000',
    pendingDeposits: '$6.5100',
  },
  start: 'live',
  liveNumbers: codesAndWaiting,
  renderLife: (id) => lifeOf(`1${id}:31`),
  hasFunds: true,
  onCopyCode: fn(),
  charts: <SpendingChart {...twoWeeks} />,
  servicePath: (service) => `/buy-number?service=${service}`,
  practice: null,
  refreshing: false,
  onRefresh: fn(),
};

const unknown = {
  balance: '—',
  totalDeposited: '—',
  totalSpent: '—',
  refunded: '—',
  pendingDeposits: '—',
};
const error = 'Error loading dashboard: Out of order';

const emptyAccount = {
  balance: '$0.0000',
  totalDeposited: '$0.0000',
  totalSpent: '$0.0000',
  refunded: '$0.0000',
  pendingDeposits: '$0.0000',
};

const newAccount = {
  liveNumbers: [],
  stats: statsOf(['0', '0', '—', '0', '$0.0000', '$0.0000']),
  activity: [],
} as const;

const states = {
  Live: {},
  ManyCodes: { liveNumbers: manyCodes },
  OnlyWaiting: { liveNumbers: [waitingNumber] },
  Buy: { start: 'buy', liveNumbers: [] },
  BuyWithoutFunds: {
    start: 'buy',
    liveNumbers: [],
    hasFunds: false,
    account: { ...base.account, balance: '$0.0000' },
  },
  FirstCode: {
    start: 'first-code',
    ...newAccount,
    hasFunds: false,
    account: emptyAccount,
  },
  FirstCodeFunded: {
    start: 'first-code',
    firstService: 'WhatsApp',
    ...newAccount,
    account: {
      ...emptyAccount,
      balance: '$3.2568',
      totalDeposited: '$3.2568',
    },
  },
  Loading: {
    start: 'loading',
    stats: statsOf([]),
    activity: undefined,
    account: unknown,
    charts: <ChartPlaceholder />,
  },
  LoadFailed: {
    start: 'buy',
    liveNumbers: [],
    stats: statsOf([]),
    activity: undefined,
    account: unknown,
    error,
  },
  RefreshFailed: { error },
  Refreshing: { refreshing: true },
} satisfies States<DashboardPageProps, DashboardPageProps['start']>;

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  args: base,
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filled buttons and links of the page: at most one in every state (decision 0118). */
const filledOf = (element: HTMLElement) =>
  [...element.querySelectorAll('.bg-accent-fill')].map(({ textContent }) => textContent);

export const Live: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(filledOf(canvasElement)).toEqual(['Copy']);
    await expectLink(canvas, 'View all', '/history');
    await expectLink(canvas, 'View all services', '/buy-number');
    await expectLink(canvas, 'WhatsApp $0.15', '/buy-number?service=wa');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
/** What is filled in each state: nothing where there is nothing to do but wait. */
const filled = {
  ManyCodes: ['Copy'],
  OnlyWaiting: [],
  Buy: ['Buy Number'],
  BuyWithoutFunds: ['Add Funds'],
  FirstCode: ['Add Funds'],
  FirstCodeFunded: ['Buy Number'],
} satisfies Partial<Record<keyof typeof states, readonly string[]>>;

export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: async ({ canvasElement }) => {
    for (const [name, names] of Object.entries(filled)) {
      await expect(filledOf(stateIn(canvasElement, name))).toEqual(names);
    }
  },
};
