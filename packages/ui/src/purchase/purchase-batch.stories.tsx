import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { inGrid, stateIn, type States } from '../story-kit';
import { PurchaseBatch, type BatchProgress, type PurchaseBatchProps } from './purchase-batch';

const base: PurchaseBatchProps = {
  offers: [
    { count: 2, total: '$0.6000', shortfall: null },
    { count: 3, total: '$0.9000', shortfall: null },
  ],
  isDisabled: false,
  progress: null,
  summary: null,
  activeNumbersHref: '/active-numbers',
  onBuy: fn(),
  onStop: fn(),
  onDismiss: fn(),
};

const underWay = { current: 1, requested: 3, highestPrice: '$0.3000' };

const states = {
  Offered: {},
  ShortOfBalance: {
    offers: [
      { count: 2, total: '$0.6000', shortfall: null },
      { count: 3, total: '$0.9000', shortfall: '$0.1500' },
    ],
  },
  Disabled: { isDisabled: true },
  Buying: { progress: { ...underWay, phase: 'buying' } },
  Stopping: { progress: { ...underWay, phase: 'stopping' } },
  Checking: { progress: { ...underWay, phase: 'checking' } },
  Waiting: { progress: { ...underWay, phase: 'waiting' } },
  Incomplete: {
    summary: {
      title: '2 of 3 bought: WhatsApp in Canada',
      text: '1 not bought: No numbers currently available for this service/country combination.',
    },
  },
} satisfies States<PurchaseBatchProps, BatchProgress['phase']>;

const meta = {
  title: 'Purchase/PurchaseBatch',
  component: PurchaseBatch,
  args: base,
} satisfies Meta<typeof PurchaseBatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    const short = within(stateIn(canvasElement, 'ShortOfBalance'));
    await expect(short.getByRole('button', { name: 'Buy 2 · $0.6000' })).toBeEnabled();
    const three = short.getByRole('button', { name: 'Buy 3 · $0.9000' });
    await expect(three).toBeDisabled();
    await expect(three).toHaveAccessibleDescription('Add $0.1500 to buy 3.');
  },
};
