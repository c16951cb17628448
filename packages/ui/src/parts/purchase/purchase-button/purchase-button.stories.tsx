import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { clicks, inGrid, isDisabledOrBusy } from '../../../story-kit';
import { PurchaseButton, type PurchaseButtonProps } from './purchase-button';

const base = { blockedBy: null, onPurchase: fn() };

const meta = {
  title: 'Parts/Purchase/PurchaseButton',
  component: PurchaseButton,
  args: base,
} satisfies Meta<typeof PurchaseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Ready: { blockedBy: null, price: '$0.3000' },
  Purchasing: { blockedBy: 'purchasing' },
  Unaffordable: { blockedBy: 'unaffordable' },
  PriceUnknown: { blockedBy: 'price-unknown' },
  PricesLoading: { blockedBy: 'prices-loading' },
  BalanceLoading: { blockedBy: 'balance-loading' },
  BalanceUnknown: { blockedBy: 'balance-unknown' },
  RateLimited: { blockedBy: 'rate-limited', secondsLeft: 27 },
  Unconfirmed: { blockedBy: 'unconfirmed' },
} satisfies Record<string, Partial<PurchaseButtonProps>>;

/** Asserts that the button is disabled, has the given name, and describes the reason if the name does not. */
const expectBlocked =
  (name: string, description = ''): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const button = canvas.getByRole('button', { name });
    await expect(isDisabledOrBusy(button)).toBe(true);
    await expect(button).toHaveAccessibleDescription(description);
  };

export const Playground: Story = {
  tags: ['interaction'],
  play: clicks('Purchase Number', 'onPurchase'),
};
export const Ready: Story = { tags: ['state'], args: states.Ready };
export const Purchasing: Story = {
  tags: ['state'],
  args: states.Purchasing,
  play: expectBlocked('Purchasing...'),
};
export const Unaffordable: Story = {
  tags: ['state'],
  args: states.Unaffordable,
  play: expectBlocked('Purchase Number', 'Insufficient balance. Please top up your account.'),
};
export const PriceUnknown: Story = {
  tags: ['state'],
  args: states.PriceUnknown,
  play: expectBlocked('Purchase Number', 'You can buy once the price has loaded.'),
};
export const PricesLoading: Story = {
  tags: ['state'],
  args: states.PricesLoading,
  play: expectBlocked('Loading Price...'),
};
export const BalanceLoading: Story = {
  tags: ['state'],
  args: states.BalanceLoading,
  play: expectBlocked('Updating Balance...'),
};
export const BalanceUnknown: Story = {
  tags: ['state'],
  args: states.BalanceUnknown,
  play: expectBlocked('Purchase Number', "We couldn't load your balance. Refresh to try again."),
};
export const RateLimited: Story = {
  tags: ['state'],
  args: states.RateLimited,
  play: expectBlocked('Wait 27s'),
};
export const Unconfirmed: Story = {
  tags: ['state'],
  args: states.Unconfirmed,
  play: expectBlocked('Purchase Number', "You can buy again once we've confirmed your last purchase."),
};
/** On phones the price is on the button, since the price panel may be out of view. */
export const Phone: Story = {
  tags: ['edge'],
  args: states.Ready,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => expect(canvas.getByText('$0.30')).toBeVisible(),
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
