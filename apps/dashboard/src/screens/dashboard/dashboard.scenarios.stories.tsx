import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { failNext } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Dashboard', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const BusyAccount: Story = {
  ...scenario('busy-account', PATHS.dashboard),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    const activity = within(await canvas.findByRole('main'));
    await expect((await activity.findAllByText(/^\+\d+/)).length).toBeGreaterThan(0);
    await expect(await activity.findByText(/^\d+\.\d%$/)).toBeVisible();
  },
};

export const EmptyAccount: Story = {
  ...scenario('empty-account', PATHS.dashboard),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recent activity')).toBeVisible();
  },
};

/** The page says why a load failed. */
export const LoadFailed: Story = {
  ...scenario('busy-account', PATHS.dashboard),
  play: async ({ canvas, userEvent, world }) => {
    failNext(world, 'dashboardStats');
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Error loading dashboard: Out of order')).toBeVisible();
  },
};
