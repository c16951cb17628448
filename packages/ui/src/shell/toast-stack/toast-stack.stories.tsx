import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { Button } from '../../primitives/button';
import { Dialog } from '../../primitives/dialog';
import { press, Stage } from '../../story-kit';
import type { Toast } from './toast';
import { ToastStack } from './toast-stack';
import { guide } from './toast-stack.guide';

const toasts = {
  success: { id: 'success', tone: 'success', text: 'Phone number copied!' },
  error: { id: 'error', tone: 'error', text: 'Failed to cancel number' },
  info: { id: 'info', tone: 'info', text: 'SMS received: 481902' },
  warning: { id: 'warning', tone: 'warning', text: 'Rate limited. Wait 30s' },
  loading: { id: 'loading', tone: 'loading', text: 'Verifying payment...' },
} satisfies Record<string, Toast>;

const meta = {
  title: 'Shell/ToastStack',
  component: ToastStack,
  tags: ['autodocs'],
  parameters: { guide },
  args: { toasts: [toasts.success], onDismiss: fn(), onCopy: fn() },
  // The list's code is fetched lazily; this makes sure it is there before a play looks for it.
  loaders: [() => import('./toast-list')],
  decorators: [
    (Story) => (
      <Stage height={400}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof ToastStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await press(await within(canvasElement).findByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('success');
  },
};
/** A code that arrives can be copied at once, whatever page is open. */
export const CodeArrived: Story = {
  tags: ['state'],
  args: {
    toasts: [
      {
        id: 'code',
        tone: 'success',
        text: 'SMS received: 481902',
        about: 'WhatsApp · +12025550123',
        code: '481902',
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await press(await canvas.findByRole('button', { name: 'Copy code' }));
    await expect(args.onCopy).toHaveBeenCalledWith('481902');
    await expect(canvas.getByText('WhatsApp · +12025550123')).toBeVisible();
    // Read out digit by digit, once.
    await expect(canvas.getByText('SMS received: 481902').closest('[aria-hidden=true]')).not.toBeNull();
    await expect(canvas.getByText('SMS received: 4 8 1 9 0 2')).toBeInTheDocument();
  },
};
export const Success: Story = { tags: ['state'], args: { toasts: [toasts.success] } };
export const Failure: Story = { tags: ['state'], args: { toasts: [toasts.error] } };
export const Info: Story = { tags: ['state'], args: { toasts: [toasts.info] } };
export const Warning: Story = { tags: ['state'], args: { toasts: [toasts.warning] } };
export const Loading: Story = { tags: ['state'], args: { toasts: [toasts.loading] } };

function FailingPayment() {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  return (
    <>
      <Dialog open title="Add Funds" onClose={() => undefined}>
        <Button onClick={() => setShown([toasts.error])}>Pay</Button>
      </Dialog>
      <ToastStack toasts={shown} onDismiss={() => undefined} onCopy={() => undefined} />
    </>
  );
}

/** A toast that appears while a modal dialog is open is shown above the dialog. */
export const AboveADialog: Story = {
  tags: ['edge'],
  render: () => <FailingPayment />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas.getByRole('button', { name: 'Pay' }));
    const text = await canvas.findByText(toasts.error.text);
    await expect(text.closest(':popover-open')).not.toBeNull();
  },
};

/** The region stays, so that the next toast is announced. */
export const NoToasts: Story = {
  tags: ['edge'],
  args: { toasts: [] },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};
export const LongText: Story = {
  tags: ['edge'],
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'error',
        text: 'No numbers available for International Mobile Telecommunications Holding operator. Try "Any Operator" option.',
      },
    ],
  },
};
export const LongTextOfAServer: Story = {
  tags: ['edge'],
  args: { toasts: [{ id: 'server', tone: 'error', text: 'The server says no. '.repeat(40) }] },
  play: async ({ canvasElement }) => {
    const toast = await within(canvasElement).findByRole('listitem');
    await expect(toast.textContent.length).toBeLessThan(400);
    await expect(within(toast).getByRole('button', { name: 'more' })).toBeVisible();
  },
};
export const AllStates: Story = {
  tags: ['all-states'],
  args: { toasts: Object.values(toasts) },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(5),
};
