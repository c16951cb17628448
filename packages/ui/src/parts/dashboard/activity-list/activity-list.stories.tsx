import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid, sampleLimits } from '../../../story-kit';
import { receivedActivity as item } from './activities.samples';
import { ActivityList, type ActivityItem, type ActivityListProps } from './activity-list';

const everyStatus: readonly ActivityItem[] = [
  item,
  { ...item, id: '2', service: 'Telegram', serviceCode: 'tg', status: 'waiting', code: undefined },
  { ...item, id: '3', service: 'Discord', serviceCode: 'ds', status: 'used' },
  { ...item, id: '4', service: 'Instagram', serviceCode: 'ig', status: 'cancelled', code: undefined },
  { ...item, id: '5', service: 'Facebook', serviceCode: 'fb', status: 'expired', code: undefined },
];

const states = {
  EveryStatus: { items: everyStatus, limits: sampleLimits },
  Empty: { items: [], limits: sampleLimits },
  Loading: { items: undefined, limits: sampleLimits },
} satisfies Record<string, ActivityListProps>;

const meta = {
  title: 'Parts/Dashboard/ActivityList',
  component: ActivityList,
  args: states.EveryStatus,
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['interaction'] };
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { columns: 1 }) };
