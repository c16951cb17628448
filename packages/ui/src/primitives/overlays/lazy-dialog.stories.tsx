import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Dialog } from './dialog';
import { lazyDialog, type LazyDialogProps } from './lazy-dialog';

const Unreachable = lazyDialog<LazyDialogProps>(() => Promise.reject(new Error('no connection')));

/** A dialog whose code loads when `arrive` is called. */
const createSlowDialog = () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const SlowDialog = lazyDialog<LazyDialogProps>(() =>
    code.then(() => ({
      default: ({ onClose }: LazyDialogProps) => (
        <Dialog open title="Account statement" onClose={onClose}>
          Nothing
        </Dialog>
      ),
    })),
  );
  return { SlowDialog, arrive };
};

/**
 * A dialog whose code is fetched on first open. If the fetch fails, a dismissible notice appears over the
 * page.
 */
const meta = {
  title: 'Primitives/LazyDialog',
  component: Unreachable,
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
  render: (args) => (
    <div className="h-72">
      <Suspense>
        <Unreachable {...args} />
      </Suspense>
    </div>
  ),
} satisfies Meta<typeof Unreachable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  play: async ({ args, canvas }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('This part could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Another dialog opened while the code was loading: only the latest requested one is open. */
export const Superseded: Story = {
  render: function Page() {
    const [{ SlowDialog, arrive }] = useState(createSlowDialog);
    const [isAsked, setAsked] = useState(false);
    const [isOtherOpen, setOtherOpen] = useState(false);
    return (
      <>
        <button onClick={() => setAsked(true)}>{isAsked ? 'Statement asked for' : 'Statement'}</button>
        <button onClick={() => setOtherOpen(true)}>Add Funds</button>
        <Dialog open={isOtherOpen} title="Add Funds" onClose={() => setOtherOpen(false)}>
          <button onClick={arrive}>The code comes</button>
        </Dialog>
        <Suspense>{isAsked && <SlowDialog onClose={() => setAsked(false)} />}</Suspense>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Statement' }));
    await expect(canvas.getByText('Statement asked for')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Funds' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The code comes' }));
    await expect(await canvas.findByText('Statement')).toBeVisible();
    await expect(canvasElement.querySelectorAll('dialog[open]')).toHaveLength(1);
    await expect(canvas.getByRole('dialog', { name: 'Add Funds' })).toBeVisible();
  },
};
