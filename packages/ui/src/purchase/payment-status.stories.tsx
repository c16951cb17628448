import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inGrid, stateIn, type States } from '../story-kit';
import { PaymentStatus, type PaymentStatusProps } from './payment-status';

const states = {
  Waiting: { state: { kind: 'waiting', left: '14:32' } },
  WaitingWithoutExpiry: { state: { kind: 'waiting', left: null } },
  Paid: { state: { kind: 'paid' } },
} satisfies States<PaymentStatusProps, NonNullable<PaymentStatusProps['state']>['kind']>;

const meta = {
  title: 'Purchase/PaymentStatus',
  component: PaymentStatus,
  args: states.Waiting,
} satisfies Meta<typeof PaymentStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    const waiting = within(stateIn(canvasElement, 'Waiting'));
    await expect(waiting.getByRole('status')).toHaveTextContent('Waiting for your payment · 14:32 left');
    await expect(waiting.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  },
};
