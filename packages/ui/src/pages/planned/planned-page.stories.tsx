import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PlannedPage } from './planned-page';

const meta = {
  title: 'Pages/Planned',
  component: PlannedPage,
  tags: ['autodocs'],
  args: { title: 'Transactions' },
} satisfies Meta<typeof PlannedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Transactions');
    await expect(canvas.getByRole('link', { name: 'Buy Number' })).toHaveAttribute('href', '/buy-number');
  },
};
