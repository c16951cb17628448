import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Frame, StateGrid } from '../../story-kit';
import { PaymentMonitor, type PaymentMonitorProps } from './payment-monitor';

const states = {
  Quiet: { pending: 0, verifying: 0 },
  Pending: { pending: 2, verifying: 0 },
  Verifying: { pending: 2, verifying: 1 },
} satisfies Record<string, PaymentMonitorProps>;

const meta = {
  title: 'Parts/PaymentMonitor',
  component: PaymentMonitor,
  tags: ['autodocs'],
  args: states.Verifying,
} satisfies Meta<typeof PaymentMonitor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Quiet: Story = { tags: ['state'], args: states.Quiet };
export const Pending: Story = { tags: ['state'], args: states.Pending };
export const Verifying: Story = {
  tags: ['state'],
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 pending · 1 verifying'),
};
export const Narrow: Story = {
  tags: ['edge'],
  args: { pending: 128, verifying: 12 },
  render: (args) => (
    <Frame width={280}>
      <PaymentMonitor {...args} />
    </Frame>
  ),
};
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => <StateGrid columns={1} states={states} render={(args) => <PaymentMonitor {...args} />} />,
};
