import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { inGrid, isDisabledOrBusy, stateIn } from '../story-kit';
import type { DepositItem } from './deposit-list/deposit-item';
import { pendingDeposit } from './deposit-list/deposits.samples';
import { PaymentMonitor, PendingPayment, type PaymentMonitorProps } from './payment-monitor';

const acts = { onVerify: fn(), onReopen: fn(), onCancel: fn() };
const pendingOf = (deposit: DepositItem, place = 0) => (
  <PendingPayment
    key={deposit.txRef}
    deposit={deposit}
    countdown="12:24 left"
    isMain={place === 0}
    {...acts}
  />
);

const one: PaymentMonitorProps = {
  pending: 1,
  verifying: 0,
  children: pendingOf(pendingDeposit),
};

const states = {
  Nothing: { ...one, pending: 0, children: undefined },
  Pending: one,
  Verifying: { ...one, verifying: 1, children: pendingOf({ ...pendingDeposit, busy: 'verifying' }) },
  Cancelling: { ...one, children: pendingOf({ ...pendingDeposit, busy: 'cancelling' }) },
  Two: {
    ...one,
    pending: 2,
    children: [pendingDeposit, { ...pendingDeposit, txRef: 'other', method: 'USSD' }].map(pendingOf),
  },
  OnAnotherPage: { ...one, children: undefined },
  /** Its window was closed, and the list says whether it is open. */
  Closed: { ...one, pending: 0 },
} satisfies Record<string, PaymentMonitorProps>;

const meta = {
  title: 'Payments/PaymentMonitor',
  component: PaymentMonitor,
  args: one,
} satisfies Meta<typeof PaymentMonitor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: async ({ canvasElement }) => {
    const state = (name: keyof typeof states) => within(stateIn(canvasElement, name));
    // Each button is described by the payment, without the time that runs.
    const paid = state('Pending').getByRole('button', { name: 'I have paid' });
    await expect(paid).toHaveAccessibleDescription('₦1,500.00 by card is waiting.');
    // What is in flight blocks the others.
    for (const name of ['Verifying...', 'Continue payment', 'Cancel'])
      await expect(state('Verifying').getByRole('button', { name })).toSatisfy(isDisabledOrBusy);
    // The newest one has the page's filled button.
    await expect(stateIn(canvasElement, 'Two').querySelectorAll('.bg-accent-fill')).toHaveLength(1);
    // What can be done with a closed one stays in view.
    const closed = state('Closed');
    const { height } = closed.getByRole('button', { name: 'Continue payment' }).getBoundingClientRect();
    await expect(height).toBeGreaterThan(1);
    await expect(closed.getByRole('region', { name: 'Pending payment' }).clientHeight).toBeGreaterThan(
      height,
    );
    // Above a payment that waits, the counts of none are only heard.
    await expect(closed.getByRole('status').clientWidth).toBeLessThanOrEqual(1);
  },
};
