import { specCompliant } from '@sms/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { balance, connected, dismissToast, onlyCard, toast } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Active Numbers', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyAccount: Story = {
  ...scenario('empty-account', PATHS.activeNumbers),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Buy Your First Number' });
    await expect(link).toHaveAttribute('href', PATHS.buyNumber);
  },
};

/** Numbers of every age: too early to cancel, cancellable, about to expire, received. */
export const BusyAccount: Story = {
  ...scenario('busy-account', PATHS.activeNumbers),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    const received = canvas.getByRole('region', { name: 'SMS Received' });
    await expect(within(received).getAllByRole('article')).toHaveLength(2);
  },
};

export const WaitingEarly: Story = {
  ...scenario('waiting-early', PATHS.activeNumbers),
  play: async (context) => {
    const card = within(await onlyCard(context));
    await expect(card.getByRole('timer')).toHaveTextContent('19:00');
    const cancel = card.getByRole('button', { name: /^Cancel & Refund/ });
    await expect(cancel).toBeDisabled();
    await expect(cancel).toHaveAccessibleDescription(/Cancel option available in \d+ minutes/);
  },
};

export const WaitingCancellable: Story = {
  ...scenario('waiting-cancellable', PATHS.activeNumbers),
  play: async (context) => {
    const card = within(await onlyCard(context));
    await expect(card.getByRole('timer')).toHaveTextContent('14:00');
    await expect(card.getByRole('button', { name: /^Cancel & Refund/ })).toBeEnabled();
  },
};

/** The whole price is refunded, and the number leaves the screen. */
export const CancelledWithRefund: Story = {
  ...scenario('waiting-cancellable', PATHS.activeNumbers),
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const card = within(await onlyCard(context));
    await userEvent.click(card.getByRole('button', { name: /^Cancel & Refund/ }));
    await expect(await toast(context, 'Number cancelled and fully refunded!')).toBeVisible();
    await expect(await balance(context, '$12.5490')).toBeVisible();
    await dismissToast(context, 'Balance increased by $0.0490');
    await expect(await canvas.findByText('No active numbers')).toBeVisible();
  },
};

/** QR code for a phone beside this screen; its code is loaded with the first one shown. */
export const NumberAsQrCode: Story = {
  ...scenario('waiting-early', PATHS.activeNumbers),
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const card = within(await onlyCard(context));
    await context.userEvent.click(card.getByRole('button', { name: /^More actions/ }));
    await context.userEvent.click(card.getByRole('button', { name: 'Show QR code' }));
    const dialog = within(await context.canvas.findByRole('dialog'));
    await expect(dialog.getByRole('img', { name: 'QR code of the phone number' })).toBeVisible();
  },
};

/** The refund is confirmed before the wizard opens at the operator step. */
export const AnotherOperator: Story = {
  ...scenario('waiting-cancellable', PATHS.activeNumbers),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const card = within(await onlyCard(context));
    await userEvent.click(card.getByRole('button', { name: /^More actions/ }));
    await userEvent.click(card.getByRole('button', { name: 'Cancel and try another operator' }));
    await expect(await toast(context, 'Number cancelled and fully refunded!')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Any Operator (Recommended)' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'T-Mobile' })).toBeVisible();
    await dismissToast(context, 'Balance increased by $0.0490');
  },
};

/** The request is sent after five seconds: until then it can be undone. */
export const MarkedComplete: Story = {
  ...scenario('busy-account', PATHS.activeNumbers),
  play: async ({ canvas, userEvent }) => {
    const received = within(await canvas.findByRole('region', { name: 'SMS Received' }));
    const [first] = received.getAllByRole('button', { name: /^Mark Complete/ });
    if (first) await userEvent.click(first);
    await expect(await received.findByText('Marked complete')).toBeVisible();
    await userEvent.click(received.getByRole('button', { name: /^Undo/ }));
    await expect(received.getAllByRole('button', { name: /^Mark Complete/ })).toHaveLength(2);
  },
};

/** With auto-refresh off, only live updates can deliver the code; the card moves to the other section. */
export const SmsArrives: Story = {
  ...scenario('sms-arrives', PATHS.activeNumbers),
  play: async (context) => {
    const { userEvent, canvas, world } = context;
    await connected(context);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Auto-refresh' }));
    await expect(await onlyCard(context)).toHaveTextContent('Waiting for SMS');
    world.advance(world.clock.now() + 3_000);
    const received = within(await canvas.findByRole('region', { name: 'SMS Received' }));
    await expect(received.getByText('482913')).toBeVisible();
    await expect(await toast(context, 'SMS received: 482913')).toBeVisible();
  },
};

/** Expired, but a spec-compliant server still lists it as waiting. The card stays until it is dismissed. */
export const ExpiredNumber: Story = {
  ...scenario(specCompliant('expired-number'), PATHS.activeNumbers),
  play: async (context) => {
    const card = within(await onlyCard(context));
    await expect(card.getByText(/^Expired without an SMS · \$\d\.\d{4} not refunded$/)).toBeVisible();
    await context.userEvent.click(card.getByRole('button', { name: /^Dismiss/ }));
    await expect(await context.canvas.findByText('No active numbers')).toBeVisible();
  },
};

/** The provider has an SMS after all: the user gets the code and keeps the number. */
export const SmsWhileCancelling: Story = {
  ...scenario('sms-while-cancelling', PATHS.activeNumbers),
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await connected(context);
    await userEvent.click(within(await onlyCard(context)).getByRole('button', { name: /^Cancel & Refund/ }));
    await expect(await toast(context, 'An SMS arrived while the number was being cancelled')).toBeVisible();
    await dismissToast(context, 'SMS received: 905527');
    const received = within(await canvas.findByRole('region', { name: 'SMS Received' }));
    await expect(received.getByText('905527')).toBeVisible();
    await expect(await received.findByText(/arrived before your cancellation/)).toBeVisible();
  },
};

/** The SMS belongs to a number that is no longer active; it is shown until the user has seen it. */
export const SmsAfterExpiry: Story = {
  ...scenario('sms-after-expiry', PATHS.activeNumbers),
  // The code is loaded when the number expires, and this one's SMS arrives at the same moment.
  play: async (context) => {
    const { canvas, userEvent, world } = context;
    await connected(context);
    await onlyCard(context);
    world.advance(world.clock.now() + 5_000);
    await expect(await canvas.findByText('No active numbers')).toBeVisible();
    world.advance(world.clock.now() + 3_000);
    const late = within(await canvas.findByRole('region', { name: 'Late SMS' }));
    await expect(late.getByText('640218')).toBeVisible();
    await userEvent.click(late.getByRole('button', { name: /^Dismiss/ }));
    // Outside 'main', the toast still has the code.
    await expect(within(canvas.getByRole('main')).queryByText('640218')).not.toBeInTheDocument();
  },
};

/** A number can receive several SMS: the card shows the newest code. */
export const SecondSms: Story = {
  ...scenario(specCompliant('two-sms'), PATHS.activeNumbers),
  play: async (context) => {
    const { world } = context;
    await connected(context);
    const card = within(await onlyCard(context));
    await expect(card.getByText('482913')).toBeVisible();
    world.advance(world.clock.now() + 3_000);
    await expect(await card.findByText('771406')).toBeVisible();
    await expect(await toast(context, 'SMS received: 771406')).toBeVisible();
  },
};

/** The last seconds pass on screen: then the number is among the expired ones. */
export const AboutToExpire: Story = {
  ...scenario('about-to-expire', PATHS.activeNumbers),
  play: async (context) => {
    const { world } = context;
    await connected(context);
    await onlyCard(context);
    world.advance(world.clock.now() + 5_000);
    const expired = within(await context.canvas.findByRole('region', { name: 'Expired' }));
    await expect(expired.getByRole('link', { name: 'Buy again' })).toBeVisible();
  },
};

/** Three numbers without an SMS reach their last minutes together. */
export const WithoutSms: Story = {
  ...scenario('without-sms', PATHS.activeNumbers),
  play: async (context) => {
    const { canvas, world } = context;
    await connected(context);
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    world.advance(world.clock.now() + 60_000);
    await waitFor(async () => {
      for (const timer of canvas.getAllByRole('timer')) await expect(timer).toHaveTextContent('02:30');
    });
    // The cards move in a view transition, which the browser starts a moment later.
    await expect(await canvas.findAllByRole('group', { name: 'Last minutes' })).toHaveLength(3);
  },
};
