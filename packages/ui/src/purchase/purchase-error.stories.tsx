import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inGrid } from '../story-kit';
import { PurchaseError, type PurchaseErrorProps } from './purchase-error';

const base = { message: 'Insufficient balance. Please top up your account.', onDismiss: fn() };

const meta = {
  title: 'Purchase/PurchaseError',
  component: PurchaseError,
  args: base,
} satisfies Meta<typeof PurchaseError>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  InsufficientBalance: {},
  AboveTheMaximum: { message: 'Price $0.3000 exceeds your maximum of $0.1000' },
  NoNumbersAnywhere: {
    message: 'No numbers currently available for this service/country combination.',
    tone: 'warning',
  },
  NoNumbersForOperator: {
    message: 'No numbers available for Rogers operator. Try "Any Operator" option.',
    tone: 'warning',
    onTryAnyOperator: fn(),
  },
  PriceRose: {
    message: 'The price is now $0.0512 (it was $0.0490).',
    tone: 'warning',
    risen: { price: '$0.0512', onBuy: fn() },
  },
  PriceRoseWhileNothingCanBeBought: {
    message: 'The price is now $0.0512 (it was $0.0490).',
    risen: { price: '$0.0512', onBuy: fn() },
    isLocked: true,
  },
  InvalidService: { message: 'Invalid service selected. Please try again.' },
  Unknown: { message: 'Failed to purchase number. Please try again.' },
} satisfies Record<string, Partial<PurchaseErrorProps>>;

/** The action stays inside the box. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: states.NoNumbersForOperator,
  decorators: (story) => <div className="px-8">{story()}</div>,
  play: async ({ canvas }) => {
    const [box, action] = [canvas.getByRole('alert'), canvas.getByRole('button', { name: /^Try/ })].map(
      (element) => element.getBoundingClientRect().right,
    );
    await expect(action).toBeLessThan(box ?? 0);
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
