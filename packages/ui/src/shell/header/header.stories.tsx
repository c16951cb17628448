import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FakeViewport, Frame, inGrid, inNaira, sharedDocument } from '../../story-kit';
import { Header, type HeaderProps } from './header';

const base = {
  currentPath: '/history',
  balanceWide: '$12.3450',
  balanceNarrow: '$12.35',
  refreshing: false,
  onRefresh: fn(),
  onSearch: fn(),
  pendingCount: 0,
  username: 'ada.lovelace',
  onSignOut: fn(),
} satisfies HeaderProps;

const meta = {
  title: 'Shell/Header',
  component: Header,
  args: base,
  render: (args) => (
    <FakeViewport height={320}>
      <Header {...args} />
    </FakeViewport>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  BalanceLoading: { balanceWide: undefined, balanceNarrow: undefined, refreshing: true },
  BalanceKnown: {},
  BalanceRefreshing: { refreshing: true },
  BalanceFailed: {
    balanceWide: undefined,
    balanceNarrow: undefined,
    balanceError: 'Failed to fetch balance',
  },
  BalanceFailedAfterSuccess: { balanceError: 'Failed to fetch balance' },
  PendingPayments: { pendingCount: 3 },
  MoreThanNinePending: { pendingCount: 12 },
} satisfies Record<string, Partial<HeaderProps>>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByTitle('Refresh balance'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
/** 4 decimals from 768 px on. */
export const BalanceKnown: Story = {
  tags: ['state'],
  args: states.BalanceKnown,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$12.34')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Balance: $12.3450');
    await expect(canvas.getByText('$12.35')).not.toBeVisible();
  },
};
/** 2 decimals below 768 px. */
export const OnAPhone: Story = {
  tags: ['state'],
  args: states.MoreThanNinePending,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12.35')).toBeVisible();
    await expect(canvas.getByText('$12.34')).not.toBeVisible();
  },
};
/** The balance in naira is its tooltip. */
export const BalanceKnownWithNaira: Story = {
  tags: ['state'],
  decorators: [inNaira],
  play: ({ canvas }) => expect(canvas.getByTitle('≈ ₦18,764')).toHaveTextContent('$12.3450'),
};
export const BalanceFailedAfterSuccess: Story = {
  tags: ['state'],
  args: states.BalanceFailedAfterSuccess,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch balance')).toBeVisible();
    await expect(canvas.getByRole('banner')).toHaveTextContent('$12.3450');
  },
};
/** The dashboard and the purchase have 'Buy Number' on the page. */
export const OnTheDashboard: Story = {
  tags: ['state'],
  args: { currentPath: '/' },
  globals: { viewport: { value: 'laptop' } },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Buy Number' })).toBeNull(),
};
export const NothingPending: Story = {
  tags: ['state'],
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /pending/ })).toBeNull(),
};
export const PendingPayments: Story = {
  tags: ['state'],
  args: states.PendingPayments,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '3 pending transactions' });
    await expect(link).toHaveAttribute('href', '/transactions');
    await expect(link).toHaveTextContent('3');
  },
};
export const NinePending: Story = {
  tags: ['edge'],
  args: { pendingCount: 9 },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /pending/ })).toHaveTextContent(/^9$/),
};
export const LongUsername: Story = {
  tags: ['edge'],
  args: { username: 'a.very-long_username.of30chars', balanceWide: '$1,234,567.8901', pendingCount: 12 },
};
export const Narrow: Story = {
  tags: ['edge'],
  args: { ...states.BalanceFailedAfterSuccess, pendingCount: 12 },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Frame width={320}>
      <FakeViewport height={320}>
        <Header {...args} />
      </FakeViewport>
    </Frame>
  ),
};
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: inGrid(states, { columns: 1 }),
};
