import { scenarios } from '@sms/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';

const meta = { title: 'Scenarios/Subscriptions', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** No list comes, whether none is sold or the server had an error: a way on, and another attempt. */
export const Unavailable: Story = {
  ...scenario(
    {
      ...scenarios.subscriber,
      flags: {
        faults: [{ operation: 'subscriptions', times: 1, corruption: { status: 500, text: 'Out of order' } }],
      },
    },
    PATHS.subscriptions,
  ),
  play: async ({ canvas, userEvent }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('link', { name: 'Buy Number' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const EmptyAccount: Story = {
  ...scenario('empty-account', PATHS.subscriptions),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No subscriptions')).toBeVisible();
  },
};
