import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../primitives/card';
import { ClearDevice } from './clear-device';

const meta = {
  title: 'Account/ClearDevice',
  component: ClearDevice,
  args: { onClearDevice: fn() },
  render: (args) => (
    <Card className="p-4">
      <ClearDevice {...args} />
    </Card>
  ),
} satisfies Meta<typeof ClearDevice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the user confirms. */
export const Confirming: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Clear data on this device' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onClearDevice).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/in progress continues/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and clear' }));
    await expect(args.onClearDevice).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
