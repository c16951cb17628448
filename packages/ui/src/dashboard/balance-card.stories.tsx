import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectLink, inFrame, inGrid, type States } from '../story-kit';
import { BalanceCard, type BalanceCardProps } from './balance-card';

const known = {
  balance: '$12.5000',
  totalDeposited: '$50.0000',
  totalSpent: '$37.5000',
  refunded: '$0.0000',
  pendingDeposits: '$6.5100',
};

const states = {
  PrimaryNone: { ...known, primary: 'none' },
  PrimaryBuy: { ...known, primary: 'buy' },
  PrimaryAddFunds: { ...known, balance: '$0.0000', primary: 'add-funds' },
  Refunded: { ...known, balance: '$12.6000', refunded: 'about $0.1000', primary: 'none' },
  Unexplained: { ...known, balance: '$12.4000', unexplained: '$0.1000', primary: 'none' },
  Unknown: {
    balance: '—',
    totalDeposited: '—',
    totalSpent: '—',
    refunded: '—',
    pendingDeposits: '—',
    primary: 'none',
  },
} satisfies States<BalanceCardProps, `Primary-${BalanceCardProps['primary']}`>;

const meta = {
  title: 'Dashboard/BalanceCard',
  component: BalanceCard,
  args: states.PrimaryNone,
  render: inFrame(320),
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Add Funds', '/transactions');
    await expectLink(canvas, 'Buy Number', '/buy-number');
    for (const name of ['Account Balance', 'Quick Actions'])
      await expect(canvas.getByRole('heading', { name }).clientHeight).toBeGreaterThan(10);
  },
};
export const AllStates: Story = { render: inGrid(states) };
