import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Card } from '../primitives/card';
import { expectLevel, expectLink, inGrid, press, sampleLimits, stateIn } from '../story-kit';
import { NumberCard, type NumberCardProps } from './number-card';
import { clicked, detailsOf } from './number-card.samples';
import { baseCard, cardStates, stageStates } from './number-card.states';

/** One that can be completed, and undone. */
function CompletableCard(card: NumberCardProps) {
  const [complete, setComplete] = useState(card.complete);
  return (
    <NumberCard
      {...card}
      complete={complete}
      onComplete={() => {
        card.onComplete();
        setComplete('pending');
      }}
      onUndo={() => setComplete('available')}
    />
  );
}

const inList = (card: NumberCardProps) => (
  <Card>
    <CompletableCard {...card} />
  </Card>
);

/** Asserts that a double click on any point of 'Mark Complete' completes the number, and moves nothing. */
const expectDoubleClickCompletes = async (card: HTMLElement): Promise<void> => {
  const [button, phone] = [/^Mark Complete/, /^Copy phone number/].map((name) =>
    within(card).getByRole('button', { name }),
  );
  if (button === undefined || phone === undefined) return;
  const pressed = button.getBoundingClientRect();
  const places = () => [card, phone].map((part) => part.getBoundingClientRect().toJSON() as unknown);
  const before = places();
  await press(button);
  await window.pressMouseAt?.(pressed.left + pressed.width / 2, pressed.top + pressed.height / 2);
  await expect(within(card).getByText('Marked complete')).toBeVisible();
  const undo = within(card).getByRole('button', { name: /^Undo/ }).getBoundingClientRect();
  const isApart =
    undo.right <= pressed.left ||
    undo.left >= pressed.right ||
    undo.bottom <= pressed.top ||
    undo.top >= pressed.bottom;
  await expect(isApart).toBe(true);
  await expect(places()).toEqual(before);
};

const meta = {
  title: 'Numbers/NumberCard',
  component: NumberCard,
  args: baseCard,
  render: inList,
} satisfies Meta<typeof NumberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rare actions, ids and times are one press away. */
export const Waiting: Story = {
  args: cardStates.Waiting,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'WhatsApp +12025550143' }));
    await userEvent.click(card.getByRole('button', { name: /^Copy phone number/ }));
    await expect(clicked.copy).toHaveBeenLastCalledWith('phone');
    // Two fixed texts count differently: one on the card, the other in the tooltip (spec §4).
    const cancel = card.getByRole('button', { name: /^Cancel & Refund/ });
    await expect(cancel).toBeDisabled();
    await expect(cancel).toHaveAccessibleDescription(
      `Cancel option available in 3 minutes Cancel is available ${sampleLimits.refundAfterMinutes} minutes after purchase (2 min so far)`,
    );
    await expect(card.getByText('Cancel option available in 3 minutes')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Details / }));
    await expect(card.getByText('3141592653')).toBeVisible();
  },
};
/** A rare action that waits for the refund says why; while it is asked for, its button keeps the focus. */
export const Replacing: Story = {
  args: {
    ...cardStates.Waiting,
    details: detailsOf({
      menu: [
        { label: 'Locked', onSelect: () => {}, disabled: true },
        { label: 'Asked for', onSelect: () => {}, busy: true },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Details / }));
    await expect(canvas.getByRole('button', { name: 'Locked' })).toHaveAccessibleDescription(
      'Cancel option available in 3 minutes',
    );
    const busy = canvas.getByRole('button', { name: 'Asked for' });
    busy.focus();
    await expect(busy).toHaveFocus();
  },
};
/** One of several numbers on a phone: 64 high, and whole once it is opened. */
export const WaitingCancellable: Story = {
  args: cardStates.WaitingCancellable,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.clientHeight).toBeLessThanOrEqual(72);
    const copy = canvas.getByRole('button', { name: /^Copy phone number/ });
    await expect(parseInt(getComputedStyle(copy, '::after').height)).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('button', { name: /^Cancel & Refund/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('WhatsApp'));
    await expect(canvas.getByRole('button', { name: /^Details / })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel & Refund/ }));
    await expect(clicked.cancel).toHaveBeenCalledOnce();
  },
};
/** The offer cannot wait until the line is opened, on a phone either. */
export const LastMinutes: Story = {
  args: cardStates.LastMinutes,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Last minutes' }));
    await expect(group.getByRole('button', { name: /^Cancel & Refund/ })).toHaveTextContent(
      'Cancel now for $0.3000 back',
    );
    const wait = group.getByRole('button', { name: /^Wait 20 more minutes/ });
    await expect(wait).toHaveAccessibleDescription(
      expect.stringContaining(`It locks cancelling for ${sampleLimits.refundAfterMinutes} minutes`),
    );
    await userEvent.click(wait);
    await expect(clicked.wait).toHaveBeenCalledOnce();
  },
};
/** A press anywhere on the code copies it, and opens nothing. */
export const Received: Story = {
  args: cardStates.Received,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    // On the line of the phone number, as nothing else says what the time is of.
    await expectLevel(canvas.getByRole('timer'), canvas.getByText('555'));
    await userEvent.click(canvas.getByText('482913'));
    await userEvent.click(canvas.getByRole('button', { name: /^Copy SMS code/ }));
    await expect(clicked.copy.mock.calls).toEqual([['code'], ['code']]);
    await userEvent.click(canvas.getByRole('button', { name: /^Details / }));
    await expect(canvas.queryByRole('button', { name: /^Cancel & Refund/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Message text' })).toHaveTextContent('482-913');
    await expectDoubleClickCompletes(canvas.getByRole('article'));
    await expect(clicked.complete).toHaveBeenCalledOnce();
    await expectLink(canvas, 'Buy again', '/buy-number?country=187&service=wa&operator=');
  },
};
/** As wide as in windows of 1280, 768 and 720 px: a code is in one line, its button level with the other. */
export const CodeOnALaptop: Story = {
  args: { ...cardStates.Received, code: '118-402' },
  render: (card) => (
    <>
      <div className="w-244">{inList(card)}</div>
      <div className="w-176">{inList({ ...card, life: null, code: '118-403' })}</div>
      <div className="w-164">{inList({ ...card, code: '118-404' })}</div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const code of ['118-402', '118-403'])
      await expect(canvas.getByText(code).offsetHeight).toBeLessThan(48);
    const copy = canvas.getByRole('button', { name: /^Copy SMS code 118-402/ });
    const [complete] = canvas.getAllByRole('button', { name: /^Mark Complete/ });
    await expectLevel(copy, complete ?? copy);
    // Without a time left the phone number is level with its code as well.
    const other = canvas.getByRole('button', { name: /^Copy SMS code 118-403/ });
    await expectLevel(other, canvas.getAllByText('555')[1] ?? other);
    for (const card of canvas.getAllByRole('article')) await expectDoubleClickCompletes(card);
  },
};

/** Texts of one state alone. */
const said = {
  CancelledAutomatically: 'No SMS by 12:42 PM? Cancelled and refunded while this site is open.',
  NotCancelledAutomatically: 'trying again at 0:40',
  WaitingLongerNotChecked: 'Check again',
  Expired: 'Expired without an SMS · $0.3000 not refunded',
} satisfies Partial<Record<keyof typeof cardStates, string>>;

export const AllStates: Story = {
  render: inGrid(cardStates, { columns: 1, render: inList }),
  play: async ({ canvasElement }) => {
    for (const [name, text] of Object.entries(said)) {
      await expect(stateIn(canvasElement, name)).toHaveTextContent(text);
    }
  },
};
/** The one filled button copies the number, until the last minutes fill another. */
export const Stages: Story = {
  render: inGrid(stageStates, { columns: 1, render: inList }),
  play: async ({ canvasElement }) => {
    const first = within(stateIn(canvasElement, 'StageFirstNumber'));
    await expect(first.getByRole('list', { name: 'How to use this number' })).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: /^Copy number/ }));
    await expect(clicked.copy).toHaveBeenCalledWith('phone');
    for (const name of ['StageFirstNumber', 'StageLastMinutes']) {
      const filled = stateIn(canvasElement, name).querySelectorAll('button.bg-accent-fill');
      await expect(filled).toHaveLength(1);
    }
  },
};
