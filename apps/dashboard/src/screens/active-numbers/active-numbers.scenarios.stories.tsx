import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { connected, onlyCard, toast } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Active Numbers', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** QR code for a phone beside this screen; its code is loaded with the first one shown. */
export const NumberAsQrCode: Story = {
  ...scenario('waiting-early', PATHS.activeNumbers),
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const card = within(await onlyCard(context));
    await context.userEvent.click(card.getByRole('button', { name: /^Details / }));
    await context.userEvent.click(await card.findByRole('button', { name: 'Show QR code' }));
    const dialog = within(await context.canvas.findByRole('dialog'));
    await expect(dialog.getByRole('img', { name: 'QR code of the phone number' })).toBeVisible();
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
    // Its line has turned in place: it is only heard.
    const heard = await toast(context, 'SMS received: 482913');
    await expect(heard.closest('li')?.querySelector('button')).toBeNull();
  },
};
