import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid } from '../../../story-kit';
import { PriceBalancePanel, type PriceBalancePanelProps } from './price-balance-panel';

const base: PriceBalancePanelProps = {
  price: { kind: 'known', amount: '$0.3000' },
  balance: { kind: 'known', amount: '$12.4500' },
  affordability: { kind: 'sufficient', afterPurchase: '$12.1500' },
};

const meta = {
  title: 'Parts/Purchase/PriceBalancePanel',
  component: PriceBalancePanel,
  args: base,
} satisfies Meta<typeof PriceBalancePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  SufficientBalance: {},
  InsufficientBalance: {
    balance: { kind: 'known', amount: '$0.1000' },
    affordability: { kind: 'insufficient', shortfall: '$0.2000' },
  },
  Compact: { isCompact: true },
  LoadingPrice: { price: { kind: 'loading' }, affordability: null },
  PriceUnavailable: { price: { kind: 'unavailable' }, affordability: null },
  UpdatingBalance: { balance: { kind: 'updating' }, affordability: null },
  BalanceFailed: { balance: { kind: 'failed' }, affordability: null },
  BalanceFailedLastKnown: { balance: { kind: 'failed', lastKnown: '$12.4500' }, affordability: null },
} satisfies Record<string, Partial<PriceBalancePanelProps>>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('group', { name: 'Price and balance' });
    await expect(panel).toHaveTextContent(
      '$0.3000 Current balance$12.4500After purchase$12.1500 Sufficient Balance',
    );
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
