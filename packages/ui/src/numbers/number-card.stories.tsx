import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { expectLink, inFrame, inGrid } from '../story-kit';
import { NumberCard } from './number-card';
import { clicked, SampleCard } from './number-card.samples';
import { baseCard, cardStates } from './number-card.states';

const { Root, Header, Phone, Code, Life, Money, Outcome, Actions, Details } = NumberCard;

const meta = {
  title: 'Numbers/NumberCard',
  component: SampleCard,
  subcomponents: { Root, Header, Phone, Code, Life, Money, Outcome, Actions, Details },
  args: baseCard,
  render: inFrame(420),
} satisfies Meta<typeof SampleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'WhatsApp +12025550143' });
    await expect(within(card).getByText('$0.3000')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: /^Copy phone number/ }));
    await expect(clicked.copyPhone).toHaveBeenCalledOnce();
    const menu = within(card).getByRole('button', { name: /^More actions/ });
    for (const { label } of baseCard.menu) {
      await userEvent.click(menu);
      await userEvent.click(within(card).getByRole('button', { name: label }));
      await expect(clicked.menu).toHaveBeenLastCalledWith(label);
      await expect(within(card).queryByRole('button', { name: label })).not.toBeInTheDocument();
      await expect(menu).toHaveFocus();
    }
  },
};

/** Two fixed texts count differently: one on the card, the other in the tooltip (spec §4). */
export const Waiting: Story = {
  args: cardStates.Waiting,
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: /^Cancel & Refund/ });
    await expect(cancel).toBeDisabled();
    await expect(cancel).toHaveAccessibleDescription(
      'Cancel option available in 3 minutes Cancel is available 4 minutes after purchase (2 min so far)',
    );
    await expect(canvas.getByText('Cancel option available in 3 minutes')).toBeVisible();
  },
};
/** The one filled button copies the number, until the last minutes fill another. */
export const FirstNumber: Story = {
  args: cardStates.FirstNumber,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'How to use this number' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Copy number/ }));
    await expect(clicked.copyPhone).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelectorAll('button.bg-accent-fill')).toHaveLength(1);
  },
};
export const WaitingCancellable: Story = {
  args: cardStates.WaitingCancellable,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full refund for another 14:59')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel & Refund/ }));
    await expect(clicked.cancel).toHaveBeenCalledOnce();
  },
};
/** One line about money; the details keep the number until it expires. */
export const CancelledAutomatically: Story = {
  args: cardStates.CancelledAutomatically,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^No SMS by 12:42 PM\? Cancelled and refunded while this site is open\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Keep until it expires' }));
    await expect(clicked.exempt).toHaveBeenCalledWith(true);
  },
};
export const LastMinutes: Story = {
  args: cardStates.LastMinutes,
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Last minutes' }));
    await expect(group.getByRole('button', { name: /^Cancel & Refund/ })).toBeEnabled();
    const wait = group.getByRole('button', { name: /^Wait 20 more minutes/ });
    await expect(wait).toHaveAccessibleDescription(/Cancelling is locked again for 4 minutes/);
    await userEvent.click(wait);
    await expect(clicked.wait).toHaveBeenCalledOnce();
  },
};
export const Received: Story = {
  args: cardStates.Received,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Cancel & Refund/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Copy SMS code/ }));
    await expect(clicked.copyCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('482913'));
    await expect(clicked.copyCode).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Mark Complete/ }));
    await expect(clicked.complete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await expectLink(canvas, 'Buy again', '/buy-number?country=187&service=wa&operator=');
  },
};
/** The text of the message is loaded when the details open. */
export const DetailsOpen: Story = {
  args: cardStates.Received,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Message text' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('3141592653')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Message text' })).toHaveTextContent('482-913');
  },
};
export const AllStates: Story = { render: inGrid(cardStates, { columns: 3 }) };
