import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inGrid, sampleLimits } from '../../../story-kit';
import { NumberRetry, type NumberRetryProps } from './number-retry';

const base: NumberRetryProps = {
  limits: sampleLimits,
  onRetry: fn(),
  onCheckAgain: fn(),
  onTryAgain: fn(),
  onDismiss: fn(),
};

const states = {
  Offered: {},
  Sending: { progress: 'sending' },
  Rejected: { error: 'Can only request retry for waiting numbers' },
  Checking: { progress: 'checking' },
  LookupFailed: { progress: 'lookup-failed' },
  Ambiguous: { progress: 'ambiguous' },
} satisfies Record<string, Partial<NumberRetryProps>>;

const meta = {
  title: 'Parts/History/NumberRetry',
  component: NumberRetry,
  args: base,
} satisfies Meta<typeof NumberRetry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Wait for another SMS' });
    await expect(button).toHaveAccessibleDescription(/free/);
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const AllStates: Story = { tags: ['all-states'], render: inGrid(states, { columns: 1 }) };
