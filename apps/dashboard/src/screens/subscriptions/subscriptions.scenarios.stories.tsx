import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';

const meta = { title: 'Scenarios/Subscriptions', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two are running. */
export const Subscriber: Story = {
  ...scenario('subscriber', PATHS.subscriptions),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(2),
};

export const EmptyAccount: Story = {
  ...scenario('empty-account', PATHS.subscriptions),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No subscriptions')).toBeVisible();
  },
};
