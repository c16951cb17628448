import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { sampleLimits } from '../../../story-kit';
import { UsageGuide } from './usage-guide';

const meta = {
  title: 'Parts/Numbers/UsageGuide',
  component: UsageGuide,
  args: { limits: sampleLimits },
} satisfies Meta<typeof UsageGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One fixed text calls the refund partial; all others, and the usage guide, say full. */
export const Playground: Story = {
  tags: ['interaction', 'spec-conflict'],
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(/full refund/)).toBeVisible();
  },
};
export const Collapsed: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const line = canvas.getByText(/full refund/);
    await expect(line).not.toBeVisible();
    await userEvent.click(canvas.getByText('How numbers work'));
    await expect(line).toBeVisible();
  },
};
