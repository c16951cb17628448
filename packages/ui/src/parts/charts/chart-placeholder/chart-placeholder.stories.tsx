import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChartPlaceholder } from './chart-placeholder';

const meta = {
  title: 'Parts/Charts/ChartPlaceholder',
  component: ChartPlaceholder,
} satisfies Meta<typeof ChartPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['state'] };
