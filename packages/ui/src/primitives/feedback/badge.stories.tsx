import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, type States } from '../../story-kit';
import { Badge, type BadgeProps, type BadgeTone } from './badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Waiting for SMS' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Neutral: { children: 'Cancelled' },
  Accent: { children: 'Best Choice', tone: 'accent' },
  Success: { children: 'SMS Received', tone: 'success' },
  Warning: { children: 'Waiting for SMS', tone: 'warning' },
  Error: { children: 'Expired', tone: 'error' },
  Info: { children: '120 available', tone: 'info' },
} satisfies States<BadgeProps, BadgeTone>;

export const AllStates: Story = { render: inGrid(states, { columns: 3 }) };
