import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { FakeViewport, inGrid, stateIn } from '../story-kit';
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
  release: 'v1.0.0 · Mar 2, 2026',
  onHelp: fn(),
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

/** 4 decimals from 768 px on, read as a whole. */
export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: async ({ canvasElement }) => {
    const known = within(stateIn(canvasElement, 'BalanceKnown'));
    const [read] = known.getAllByText('$12.3450');
    await expect(read?.closest('[aria-live]')).toHaveAttribute('aria-atomic', 'true');
    await expect(known.getByText('$12.35')).not.toBeVisible();
  },
};
