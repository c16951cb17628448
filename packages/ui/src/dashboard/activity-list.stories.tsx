import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inGrid, sampleLimits, stateIn } from '../story-kit';
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

/** No placeholder waits for what has failed; what was loaded before stays. */
export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: ({ canvasElement }) =>
    expect(within(stateIn(canvasElement, 'Failed')).queryByRole('status')).toBeNull(),
};
