import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { HealthGate } from './health-gate';

const meta = {
  title: 'Shell/HealthGate',
  component: HealthGate,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { state: 'checking', onRetry: fn() },
} satisfies Meta<typeof HealthGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Checking: Story = {
  tags: ['state'],
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('Initializing secure connection'),
};
export const Unreachable: Story = {
  tags: ['state'],
  args: { state: 'unreachable' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Server Connection Failed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Connection' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
