import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NewVersion } from './new-version';

const meta = {
  title: 'Shell/NewVersion',
  component: NewVersion,
  args: { onReload: fn() },
} satisfies Meta<typeof NewVersion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the newest lines of its changelog. */
export const Playground: Story = {
  args: { news: ['Numbers without an SMS are refunded.', 'A notice stays until it ends.'] },
};
