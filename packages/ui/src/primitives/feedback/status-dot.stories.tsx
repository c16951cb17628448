import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
import { StatusDot, type StatusDotProps } from './status-dot';

const states = {
  Waits: { tone: 'warning', children: 'Waiting for SMS' },
  Received: { tone: 'success', children: 'SMS Received' },
  Failed: { tone: 'error', children: 'Expired' },
  OtherStatuses: { tone: 'neutral', children: 'Cancelled' },
  Accent: { tone: 'accent', children: 'Chosen' },
  Info: { tone: 'info', children: 'Verifying' },
} satisfies Record<string, StatusDotProps>;

const meta = {
  title: 'Primitives/StatusDot',
  component: StatusDot,
  args: states.Waits,
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AllStates: Story = { render: inGrid(states) };
