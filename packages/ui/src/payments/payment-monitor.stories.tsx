import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid } from '../story-kit';
import { PaymentMonitor, type PaymentMonitorProps } from './payment-monitor';

const states = {
  Quiet: { pending: 0, verifying: 0 },
  Pending: { pending: 2, verifying: 0 },
  Verifying: { pending: 2, verifying: 1 },
} satisfies Record<string, PaymentMonitorProps>;

const meta = {
  title: 'Payments/PaymentMonitor',
  component: PaymentMonitor,
  args: states.Verifying,
} satisfies Meta<typeof PaymentMonitor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
const QUIET_PX = 16;
const CLEAR = 'rgba(0, 0, 0, 0)';

/** Idle: one quiet line of text. */
export const Quiet: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: states.Quiet,
  play: async ({ canvas }) => {
    const monitor = canvas.getByRole('region', { name: 'Real-time Payment Monitoring' });
    await expect(canvas.getByRole('status')).toHaveTextContent('0 pending · 0 verifying');
    await expect(monitor).toHaveStyle({ backgroundColor: CLEAR });
    await expect(monitor.offsetHeight).toBe(QUIET_PX);
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
