import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, inGrid, type States } from '../story-kit';
import { BalanceCard, type BalanceCardProps } from './balance-card';
import { knownAmounts, unknownAmounts } from './balance-card.samples';

const states = {
  PrimaryNone: { ...knownAmounts, primary: 'none' },
  PrimaryBuy: { ...knownAmounts, primary: 'buy' },
  PrimaryAddFunds: { ...knownAmounts, balance: '$0.0000', primary: 'add-funds' },
  Credited: { ...knownAmounts, balance: '$12.6000', credited: '$0.1000', primary: 'none' },
  Unexplained: { ...knownAmounts, balance: '$12.4000', unexplained: '$0.1000', primary: 'none' },
  Unknown: { ...unknownAmounts, primary: 'none' },
} satisfies States<BalanceCardProps, `Primary-${BalanceCardProps['primary']}`>;

const meta = {
  title: 'Dashboard/BalanceCard',
  component: BalanceCard,
  args: states.PrimaryNone,
  render: inFrame(320),
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
