import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChartPlaceholder } from './chart-placeholder';
import { guide } from './chart-placeholder.docs';

const meta = {
  title: 'Parts/ChartPlaceholder',
  component: ChartPlaceholder,
  tags: ['autodocs'],
  parameters: { guide },
} satisfies Meta<typeof ChartPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['state'] };
