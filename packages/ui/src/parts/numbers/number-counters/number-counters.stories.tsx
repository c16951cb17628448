import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NumberCounters } from './number-counters';

const meta = {
  title: 'Parts/Numbers/NumberCounters',
  component: NumberCounters,
  args: { waiting: 3, received: 2 },
} satisfies Meta<typeof NumberCounters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const total = canvas.getByText('Total Active');
    await expect(total.parentElement).toHaveTextContent('5');
  },
};
