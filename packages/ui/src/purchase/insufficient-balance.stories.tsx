import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

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

export const Offer: Story = {};
export const AllStates: Story = { render: inGrid(states) };
