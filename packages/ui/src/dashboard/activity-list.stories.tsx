import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, sampleLimits } from '../story-kit';
import { receivedActivity, waitingActivity } from './activities.samples';
import { ActivityList, type ActivityListProps } from './activity-list';

const states = {
  Some: {},
  Loading: { items: undefined },
  Empty: { items: [] },
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
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
