import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
import { Badge, type BadgeProps } from './badge';

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
  Failure: { children: 'Expired', tone: 'error' },
  Info: { children: '120 available', tone: 'info' },
} satisfies Record<string, BadgeProps>;

export const Playground: Story = {};
export const AllStates: Story = { render: inGrid(states, { columns: 3 }) };
