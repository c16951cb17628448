import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AuthenticationErrorScreen } from './authentication-error-screen';

const meta = {
  title: 'Shell/AuthenticationErrorScreen',
  component: AuthenticationErrorScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { message: 'Request failed with status 500', onTryAgain: fn(), onGoToLogin: fn() },
} satisfies Meta<typeof AuthenticationErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
