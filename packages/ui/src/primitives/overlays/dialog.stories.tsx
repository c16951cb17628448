import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { press, pressKeys } from '../../story-kit';
import { Button } from '../buttons/button';
import { TextField } from '../forms/text-field';
import { Dialog } from './dialog';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Purchase Details',
    onClose: fn(),
    children: <p>What is known of this purchase.</p>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Content that overflows scrolls inside, by keys too; the title and Close stay in view. Escape closes. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    const top = () => within(dialog).getByText('Line 60').getBoundingClientRect().top;
    const atStart = top();
    await userEvent.tab();
    if (!(await pressKeys('PageDown'))) return;
    await waitFor(() => expect(top()).toBeLessThan(atStart));
    await pressKeys('Escape');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  // Not on a docs page, where its frame is as wide as the page.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  },
};

function Opener({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Add Funds" onClose={close}>
        <TextField label="Amount" value="" onChange={() => undefined} />
      </Dialog>
    </>
  );
}

/** Focus moves in, stays inside, and returns on close. */
export const KeepsTheFocus: Story = {
  render: (args) => <Opener onClose={args.onClose} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await press(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Add Funds' });
    for (let step = 0; step < 4; step += 1) {
      await expect(opener).not.toHaveFocus();
      await userEvent.tab();
    }
    await press(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The right and the middle mouse button do not close it. */
export const ClosesOnBackdropClick: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.pointer({ keys: '[MouseRight][MouseMiddle]', target: dialog });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: within(dialog).getByText(/What is known/) });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: dialog });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
