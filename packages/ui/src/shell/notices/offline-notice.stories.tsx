import type { Meta, StoryObj } from '@storybook/react-vite';

import { OfflineNotice } from './offline-notice';

const meta = {
  title: 'Shell/OfflineNotice',
  component: OfflineNotice,
  args: { since: 'Mar 2, 2026, 2:02 PM' },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
