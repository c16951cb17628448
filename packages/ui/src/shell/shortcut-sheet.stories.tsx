import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

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

export const SingleKeysOn: Story = {};
