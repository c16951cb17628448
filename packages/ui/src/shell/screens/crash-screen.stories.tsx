import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { CrashScreen } from './crash-screen';

const meta = {
  title: 'Shell/CrashScreen',
  component: CrashScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { onTryAgain: fn(), onGoToDashboard: fn() },
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
