import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { toast } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Subscriptions', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two are running; the balance pays for a third. */
export const Subscriber: Story = {
  ...scenario('subscriber', PATHS.subscriptions),
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await userEvent.selectOptions(await canvas.findByLabelText('Service'), 'Telegram');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Canada');
    const button = canvas.getByRole('button', { name: 'Subscribe for $5.0000' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await toast(context, 'Subscription bought')).toBeVisible();
    const bought = within(await canvas.findByRole('article', { name: 'Telegram · Canada' }));
    await expect(bought.getByText('Active')).toBeVisible();
  },
};

export const EmptyAccount: Story = {
  ...scenario('empty-account', PATHS.subscriptions),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No subscriptions')).toBeVisible();
  },
};
