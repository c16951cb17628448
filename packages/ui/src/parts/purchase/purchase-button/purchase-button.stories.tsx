import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { clicks, inGrid, isDisabledOrBusy } from '../../../story-kit';
import { PurchaseButton, type PurchaseButtonBlock, type PurchaseButtonProps } from './purchase-button';

const base = { blockedBy: null, onPurchase: fn() };

const meta = {
  title: 'Parts/Purchase/PurchaseButton',
  component: PurchaseButton,
  args: base,
} satisfies Meta<typeof PurchaseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  ready: { blockedBy: null, price: '$0.3000' },
  purchasing: { blockedBy: 'purchasing' },
  unaffordable: { blockedBy: 'unaffordable' },
  'price-unknown': { blockedBy: 'price-unknown' },
  'prices-loading': { blockedBy: 'prices-loading' },
  'balance-loading': { blockedBy: 'balance-loading' },
  'balance-unknown': { blockedBy: 'balance-unknown' },
  'rate-limited': { blockedBy: 'rate-limited', secondsLeft: 27 },
  unconfirmed: { blockedBy: 'unconfirmed' },
} satisfies Record<PurchaseButtonBlock | 'ready', Partial<PurchaseButtonProps>>;

/** The name of the button in each state, and its reason where the name gives none. */
const spoken: Readonly<Record<keyof typeof states, readonly [name: string, description?: string]>> = {
  ready: ['Purchase Number'],
  purchasing: ['Purchasing...'],
  unaffordable: ['Purchase Number', 'Insufficient balance. Please top up your account.'],
  'price-unknown': ['Purchase Number', 'You can buy once the price has loaded.'],
  'prices-loading': ['Loading Price...'],
  'balance-loading': ['Updating Balance...'],
  'balance-unknown': ['Purchase Number', "We couldn't load your balance. Refresh to try again."],
  'rate-limited': ['Wait 27s'],
  unconfirmed: ['Purchase Number', "You can buy again once we've confirmed your last purchase."],
};

export const Playground: Story = {
  tags: ['interaction'],
  play: clicks('Purchase Number', 'onPurchase'),
};
export const AllStates: Story = {
  tags: ['all-states'],
  render: inGrid(states),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { hidden: true });
    for (const [index, [state, [name, description = '']]] of Object.entries(spoken).entries()) {
      const button = buttons[index];
      await expect(button, state).toHaveTextContent(name);
      await expect(button, state).toHaveAccessibleDescription(description);
      await expect(button !== undefined && isDisabledOrBusy(button), state).toBe(state !== 'ready');
    }
  },
};
