import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inGrid, type States } from '../story-kit';
import { InsufficientBalance, type InsufficientBalanceProps } from './insufficient-balance';

const onPay = fn();
const onReopen = fn();
const onVerify = fn();

const base: InsufficientBalanceProps = {
  addFundsHref: '/transactions',
  payment: { kind: 'offer', amount: '₦308', onPay },
};

const states = {
  Offer: {},
  Minimum: { payment: { kind: 'offer', amount: '₦100', isMinimum: true, onPay } },
  AmountUnknown: { payment: { kind: 'offer', amount: null, onPay } },
  Waiting: { payment: { kind: 'waiting', onReopen, onVerify } },
  Loading: { payment: undefined },
} satisfies States<InsufficientBalanceProps, NonNullable<InsufficientBalanceProps['payment']>['kind']>;

const meta = {
  title: 'Purchase/InsufficientBalance',
  component: InsufficientBalance,
  args: base,
} satisfies Meta<typeof InsufficientBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the narrowest phones each button has the room of its words. */
export const Waiting: Story = {
  args: states.Waiting,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reopen Checkout', 'Verify']);
    const words = document.createRange();
    for (const button of buttons) {
      words.selectNodeContents(button);
      const room = button.clientWidth - words.getBoundingClientRect().width;
      await expect(room).toBeGreaterThanOrEqual(30);
    }
  },
};
export const AllStates: Story = { render: inGrid(states) };
