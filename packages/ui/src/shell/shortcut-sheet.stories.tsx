import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import ShortcutSheet from './shortcut-sheet';

const meta = {
  title: 'Shell/ShortcutSheet',
  component: ShortcutSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    shortcuts: [
      { keys: ['Ctrl', 'K'], pressedTogether: true, does: 'Search, even while typing' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
      { keys: ['g', 'h'], does: 'Go to History' },
    ],
    singleKeys: true,
    onSingleKeys: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SingleKeysOn: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(within(dialog).getByText('Go to History')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.onSingleKeys).toHaveBeenCalledWith(false);
  },
};
