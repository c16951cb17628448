import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, type States } from '../../story-kit';
import { Timeline, type TimelineProps, type TimelineStep } from './timeline';

const opened: TimelineStep = { state: 'done', label: 'Opened', note: '12:00:03' };

const states = {
  Done: { steps: [opened, { state: 'done', label: 'Paid', note: '12:04:41' }] },
  Failed: { steps: [opened, { state: 'failed', label: 'Failed', note: '12:04:41' }] },
  Ended: { steps: [opened, { state: 'ended', label: 'Cancelled', note: '12:04:41' }] },
  Awaited: { steps: [opened, { state: 'awaited', label: 'Paid', note: 'Awaited' }] },
  WithoutTimes: {
    steps: [
      { state: 'done', label: 'Opened' },
      { state: 'awaited', label: 'Paid' },
    ],
  },
} satisfies States<TimelineProps, TimelineProps['steps'][number]['state']>;

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  args: states.Awaited,
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: 'Your payment' },
};
export const AllStates: Story = { render: inGrid(states) };
