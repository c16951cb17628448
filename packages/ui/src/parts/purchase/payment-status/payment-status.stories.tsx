import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../../../primitives/button';
import { inGrid } from '../../../story-kit';
import { PaymentStatus, type PaymentStatusProps } from './payment-status';

const states = {
  Waiting: { state: { kind: 'waiting', left: '14:32' } },
  WaitingWithoutExpiry: { state: { kind: 'waiting', left: null } },
  Paid: { state: { kind: 'paid' } },
} satisfies Record<string, PaymentStatusProps>;

const meta = {
  title: 'Parts/Purchase/PaymentStatus',
  component: PaymentStatus,
  args: states.Waiting,
} satisfies Meta<typeof PaymentStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['state'],
  args: states.Waiting,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for your payment · 14:32 left');
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  },
};

function Purchase() {
  const [state, setState] = useState<PaymentStatusProps['state']>(states.Waiting.state);
  return (
    <div>
      <PaymentStatus state={state} />
      <Button data-purchase variant="primary">
        Purchase Number
      </Button>
      <Button onClick={() => setState(states.Paid.state)}>Let the payment arrive</Button>
    </div>
  );
}

/** A story is hidden while it is mounted, and what is hidden takes no focus: the payment arrives afterwards. */
export const MovesTheFocus: Story = {
  tags: ['interaction'],
  render: () => <Purchase />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let the payment arrive' }));
    await expect(canvas.getByRole('button', { name: 'Purchase Number' })).toHaveFocus();
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states) };
