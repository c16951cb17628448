import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { OfflineScreen, type OfflineScreenProps } from './offline-screen';

const meta = {
  title: 'Shell/OfflineScreen',
  component: OfflineScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { onRetry: fn() },
} satisfies Meta<typeof OfflineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  NumbersStillActive: {
    note: 'Last connected Mar 2, 2026, 2:02 PM, with 2 active numbers. The last one expires Mar 2, 2026, 2:20 PM.',
  },
  WithoutDetails: {},
} satisfies Record<string, Partial<OfflineScreenProps>>;

export const AllStates: Story = { render: inGrid(states) };
