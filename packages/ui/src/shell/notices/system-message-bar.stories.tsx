import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { SystemMessageBar } from './system-message-bar';

const meta = {
  title: 'Shell/SystemMessageBar',
  component: SystemMessageBar,
  args: { message: 'Maintenance today from 12:00 to 12:15 UTC.', onDismiss: fn() },
} satisfies Meta<typeof SystemMessageBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'System message' }));
    await expect(bar.getByText('Maintenance today from 12:00 to 12:15 UTC.')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
