import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChartPlaceholder } from '../chart-placeholder';
import { ChartGrid } from './chart-grid';
import { countries, services, twoWeeks } from './charts.samples';
import { SpendingChart } from './spending-chart';
import { SuccessChart } from './success-chart';

const meta = {
  title: 'Parts/Charts/ChartGrid',
  component: ChartGrid,
  args: {
    children: (
      <>
        <SpendingChart {...twoWeeks} />
        <SuccessChart {...services} />
        <SuccessChart {...countries} />
      </>
    ),
  },
} satisfies Meta<typeof ChartGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeCharts: Story = { tags: ['state'] };
export const Loading: Story = {
  tags: ['state'],
  args: {
    children: (
      <>
        <ChartPlaceholder />
        <ChartPlaceholder />
        <ChartPlaceholder />
      </>
    ),
  },
};
