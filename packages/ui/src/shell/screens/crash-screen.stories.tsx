import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CrashScreen } from './crash-screen';

const meta = {
  title: 'Shell/CrashScreen',
  component: CrashScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { onTryAgain: fn(), onGoToDashboard: fn() },
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    // It cannot know whether the page had bought or paid.
    await expect(
      canvas.getByText(/^We couldn't show this page\. If you were buying or paying, look/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Dashboard' }));
    await expect(args.onGoToDashboard).toHaveBeenCalledOnce();
  },
};
