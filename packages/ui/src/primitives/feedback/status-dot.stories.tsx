import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, type States } from '../../story-kit';
import { StatusDot, type StatusDotProps } from './status-dot';

const states = {
  Warning: { tone: 'warning', children: 'Waiting for SMS' },
  Success: { tone: 'success', children: 'SMS Received' },
  Error: { tone: 'error', children: 'Expired' },
  Neutral: { tone: 'neutral', children: 'Cancelled' },
  Accent: { tone: 'accent', children: 'Chosen' },
  Info: { tone: 'info', children: 'Verifying' },
} satisfies States<StatusDotProps, NonNullable<StatusDotProps['tone']>>;

const meta = {
  title: 'Primitives/StatusDot',
  component: StatusDot,
  args: states.Warning,
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
