import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';

const meta = { title: 'Scenarios/Settings', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The switch stays off and gives the reason. */
export const NotificationsNotSupported: Story = {
  ...scenario('empty-account', PATHS.settings),
  play: async ({ canvas }) => {
    const notifications = await canvas.findByRole('switch', { name: 'Browser notifications' });
    await expect(notifications).toBeDisabled();
    await expect(notifications).toHaveAccessibleDescription(/doesn't support notifications/);
  },
};
