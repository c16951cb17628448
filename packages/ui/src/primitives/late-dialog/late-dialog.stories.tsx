import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { lateDialog, type LateDialogProps } from './late-dialog';
import { guide } from './late-dialog.guide';

const Unreachable = lateDialog<LateDialogProps>(() => Promise.reject(new Error('no connection')));

const meta = {
  title: 'Primitives/LateDialog',
  component: Unreachable,
  tags: ['autodocs'],
  parameters: { guide, layout: 'fullscreen' },
  args: { onClose: fn() },
  render: (args) => (
    <div className="h-72">
      <Suspense>
        <Unreachable {...args} />
      </Suspense>
    </div>
  ),
} satisfies Meta<typeof Unreachable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  play: async ({ args, canvasElement }) => {
    const notice = await within(canvasElement).findByRole('alert');
    await expect(notice).toHaveTextContent('This part could not be loaded');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
