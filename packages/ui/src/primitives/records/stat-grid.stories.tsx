import type { Meta, StoryObj } from '@storybook/react-vite';

import { inGrid } from '../../story-kit';
import { StatGrid, type StatGridProps } from './stat-grid';

const labels = [
  'Active Numbers',
  "Today's Purchases",
  'Success Rate',
  'Total Numbers',
  'Total Spent',
  'Today Spent',
];
const withValues = (values: readonly (string | undefined)[]): StatGridProps => ({
  stats: labels.map((label, index) => ({ label, value: values[index] })),
});

const states = {
  Known: withValues(['3', '1', '95.0%', '128', '$42.3000', '$0.3000']),
  Loading: withValues([]),
  Explained: { stats: [{ label: 'Success Rate', value: '95.0%', hint: 'of deposits paid' }] },
  NotProvided: withValues(['—', '—', '—', '—', '—', '—']),
} satisfies Record<string, StatGridProps>;

const meta = {
  title: 'Primitives/StatGrid',
  component: StatGrid,
  args: states.Known,
} satisfies Meta<typeof StatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
