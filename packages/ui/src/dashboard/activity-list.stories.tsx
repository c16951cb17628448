import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid, sampleLimits } from '../story-kit';
import { receivedActivity, waitingActivity } from './activities.samples';
import { ActivityList, type ActivityListProps } from './activity-list';

const states = {
  Some: {},
  Loading: { items: undefined },
  Empty: { items: [] },
  Failed: { items: undefined, failed: true },
} satisfies Record<string, Partial<ActivityListProps>>;

const meta = {
  title: 'Dashboard/ActivityList',
  component: ActivityList,
  args: { items: [receivedActivity, waitingActivity], limits: sampleLimits },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ['interaction'],
};
/** No placeholder waits for what has failed; what was loaded before stays. */
export const Failed: Story = {
  args: states.Failed,
  play: ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
