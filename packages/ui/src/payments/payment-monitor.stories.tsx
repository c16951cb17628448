import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid, isDisabledOrBusy } from '../story-kit';
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

/** Each button is described by the payment, without the time that runs. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    const paid = canvas.getByRole('button', { name: 'I have paid' });
    await expect(paid).toHaveAccessibleDescription('₦1,500.00 by card is waiting.');
    await userEvent.click(paid);
    await expect(acts.onVerify).toHaveBeenCalledOnce();
  },
};
/** What is in flight blocks the others. */
export const Verifying: Story = {
  args: states.Verifying,
  play: async ({ canvas }) => {
    for (const name of ['Verifying...', 'Continue payment', 'Cancel'])
      await expect(isDisabledOrBusy(canvas.getByRole('button', { name }))).toBe(true);
  },
};
/** What can be done stays in view. */
export const Closed: Story = {
  args: states.Closed,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button', { name: 'Continue payment' }).getBoundingClientRect();
    await expect(height).toBeGreaterThan(1);
    await expect(canvas.getByRole('region', { name: 'Pending payment' }).clientHeight).toBeGreaterThan(
      height,
    );
    // Above a payment that waits, the counts of none are only heard.
    await expect(canvas.getByRole('status').clientWidth).toBeLessThanOrEqual(1);
  },
};
/** The newest one has the page's filled button. */
export const Two: Story = {
  args: states.Two,
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('.bg-accent-fill')).toHaveLength(1),
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
