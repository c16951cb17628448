import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/buttons/button';
import { Dialog } from '../../primitives/overlays/dialog';
import { press, FakeViewport } from '../../story-kit';
import SmsToast from './sms-toast';
import type { ToastMessage, ToastMessageTone, ToastStackProps } from './toast-message';
import { ToastStack } from './toast-stack';

const toasts = {
  success: { id: 'success', tone: 'success', text: 'Phone number copied!' },
  error: { id: 'error', tone: 'error', text: 'Failed to cancel number' },
  info: { id: 'info', tone: 'info', text: 'SMS received: 481902' },
  warning: { id: 'warning', tone: 'warning', text: 'Rate limited. Wait 30s' },
  loading: { id: 'loading', tone: 'loading', text: 'Verifying payment...' },
} satisfies Record<ToastMessageTone, ToastMessage>;

const meta = {
  title: 'Shell/ToastStack',
  component: ToastStack,
  args: {
    toasts: [toasts.success],
    onShown: fn(),
    onPause: fn(),
    onResume: fn(),
    onDismiss: fn(),
    onCopy: fn(),
    SmsToast,
  },
  // The list is lazy; this loads it before a play function looks for it.
  loaders: [() => import('./toast-list')],
  decorators: [(Story) => <FakeViewport height={400}>{Story()}</FakeViewport>],
} satisfies Meta<typeof ToastStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Moves the mouse to the centre of an element. Clicks pass through a toast, so the page receives the event.
 */
const moveMouseTo = (element: Element) => moveMouse(centreOf(element));
const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const moveMouse = (coords: ReturnType<typeof centreOf>) =>
  userEvent.pointer({ target: document.body, coords });

/** Keyboard focus on a toast's button pauses all of them. */
export const FocusPauses: Story = {
  args: { toasts: [toasts.success, toasts.info] },
  play: async ({ args, canvas }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(args.onResume).toHaveBeenCalledTimes(1);
  },
};

function TwoMessages({ onDismiss, ...props }: ToastStackProps) {
  const [left, setLeft] = useState([toasts.success, toasts.info]);
  return (
    <ToastStack
      {...props}
      toasts={left}
      onDismiss={(id) => {
        onDismiss(id);
        setLeft((shown) => shown.filter((toast) => toast.id !== id));
      }}
    />
  );
}

/** A tap does not pause. Hovering one toast pauses all; closing it resumes those not under the mouse. */
export const MousePauses: Story = {
  render: (args) => <TwoMessages {...args} />,
  play: async ({ args, canvas }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: 'Dismiss' });
    await userEvent.pointer({ keys: '[TouchA]', target: document.body, coords: centreOf(second as Element) });
    await expect(args.onPause).not.toHaveBeenCalled();
    await moveMouseTo(second as Element);
    await expect(args.onPause).toHaveBeenCalledTimes(1);
    await expect(args.onResume).not.toHaveBeenCalled();
    await moveMouse({ clientX: 0, clientY: 0 });
    await expect(args.onResume).toHaveBeenCalledTimes(1);
    await moveMouseTo(second as Element);
    first?.click();
    await waitFor(() => expect(args.onResume).toHaveBeenCalledTimes(2));
    await moveMouseTo(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onPause).toHaveBeenCalledTimes(3);
    canvas.getByRole('button', { name: 'Dismiss' }).click();
    await waitFor(() => expect(args.onResume).toHaveBeenCalledTimes(3));
  },
};

const code: ToastMessage = {
  id: 'code',
  tone: 'success',
  text: 'SMS received: 481902',
  number: { service: 'WhatsApp', serviceCode: 'wa', phoneGroups: ['+1', '202', '555', '0123'] },
  code: '481902',
};
const HEARD = 'SMS received: 4 8 1 9 0 2 WhatsApp +1 202 555 0123';
const heard: ToastMessage = { ...code, id: 'heard', isHeard: true };
const withoutNumber: ToastMessage = { ...code, id: 'unknown', number: undefined };
const withoutCode: ToastMessage = { ...code, id: 'new', text: 'New SMS', code: undefined };

/**
 * The line of the number, at its place on any page: its code can be copied there. Where the page shows the
 * code, it is only heard.
 */
export const CodeArrived: Story = {
  args: { toasts: [code, heard] },
  play: async ({ args, canvas }) => {
    const [shown, unseen] = (await canvas.findAllByRole('listitem')).map((item) => within(item));
    if (shown === undefined || unseen === undefined) throw new Error('Two codes have arrived.');
    await press(shown.getByRole('button', { name: 'Copy SMS code 481902 of WhatsApp' }));
    await expect(args.onCopy).toHaveBeenCalledWith('481902');
    // Spelled out digit by digit, once.
    await expect(shown.getByText('4 8 1 9 0 2')).toBeInTheDocument();
    await expect(unseen.getByText(HEARD)).toBeInTheDocument();
    await expect(unseen.queryByRole('button')).toBeNull();
  },
};
/** No higher than a title row. */
export const CodeArrivedOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    toasts: [
      {
        ...code,
        number: {
          service: 'Instagram & Threads',
          serviceCode: 'ig',
          phoneGroups: ['+1', '202', '555', '0123'],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('listitem')).clientHeight).toBeLessThanOrEqual(76);
  },
};

const askForCopy: Story['play'] = async ({ args, canvas }) => {
  const [item] = await canvas.findAllByRole('listitem');
  const toast = within(item as HTMLElement);
  await expect(toast.getByText('SMS received: 481902').closest('bdi')).not.toBeNull();
  await press(toast.getByRole('button', { name: 'Copy SMS code 481902' }));
  await expect(args.onCopy).toHaveBeenCalledWith('481902');
  await press(toast.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalled();
};
/** Of a number that is not known here; below it, without a code. */
export const Sms: Story = { args: { toasts: [withoutNumber, withoutCode] }, play: askForCopy };
const neverLoaded = new Promise<never>(() => undefined);
/** Before the code of the line is loaded, or without a connection: the line is not heard after it. */
export const LineNotLoaded: Story = {
  args: { toasts: [code], SmsToast: () => use(neverLoaded) },
  play: async (context) => {
    await expect((await context.canvas.findByText(HEARD)).closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'off',
    );
    await askForCopy(context);
  },
};

function FailingPayment(props: ToastStackProps) {
  const [shown, setShown] = useState<readonly ToastMessage[]>([]);
  return (
    <>
      <Dialog open title="Add Funds" onClose={() => undefined}>
        <Button onClick={() => setShown([toasts.error])}>Pay</Button>
      </Dialog>
      <ToastStack {...props} toasts={shown} />
    </>
  );
}

/** In an open modal dialog, since all else is inert then: neither heard nor reached. Above what clips it. */
export const InADialog: Story = {
  render: (args) => <FailingPayment {...args} />,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Pay' }));
    const text = await canvas.findByText(toasts.error.text);
    await expect(text.closest(':popover-open')).not.toBeNull();
    await expect(text.closest('dialog')).toBe(canvas.getByRole('dialog'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  },
};

/** Where the browser has no popovers, which came later than the oldest one that the build is for. */
export const WithoutPopovers: Story = {
  ...InADialog,
  beforeEach: () => {
    const togglePopover: unknown = Reflect.get(HTMLElement.prototype, 'togglePopover');
    Object.assign(HTMLElement.prototype, { togglePopover: undefined });
    return () => Object.assign(HTMLElement.prototype, { togglePopover });
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await canvas.findByText(toasts.error.text)).toBeVisible();
  },
};

/** The focus goes to the next toast, where Enter again dismisses that one, and at last to its origin. */
export const DismissedByKey: Story = {
  render: (args) => (
    <>
      <Button onClick={fn()}>Origin</Button>
      <TwoMessages {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Origin' })).toHaveFocus();
  },
};

/** The region stays, so that the next toast is announced. */
export const NoToasts: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};
export const AllStates: Story = {
  args: { toasts: Object.values(toasts) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    // A toast's timer starts when the toast is painted, however late.
    await waitFor(() => expect(args.onShown).toHaveBeenCalledWith(Object.keys(toasts)));
  },
};
