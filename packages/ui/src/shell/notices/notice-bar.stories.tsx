import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SystemMessageBar } from './system-message-bar';

const meta = {
  title: 'Shell/SystemMessageBar',
  component: SystemMessageBar,
  args: { message: 'Maintenance today from 12:00 to 12:15 UTC.', onDismiss: fn() },
} satisfies Meta<typeof SystemMessageBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
