import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../story-kit/scenario';
import { chooseOffer, connected, onlyCard, purchase, toast } from '../story-kit/steps';

const meta = { title: 'Flows/Buy and receive', tags: ['!autodocs', 'flow'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** By then the scenario's provider has sent its SMS. */
const SMS_IS_THERE_MS = 15_000;

const start = scenario('ready-to-buy', PATHS.buyNumber);

/** The purchase leads to the active numbers, where the new one waits for its SMS. */
export const NumberBought: Story = {
  ...start,
  play: async (context) => {
    await connected(context);
    await chooseOffer(context);
    await purchase(context);
    const card = await onlyCard(context);
    await expect(within(card).getByText('Waiting for SMS')).toBeVisible();
    await expect(within(card).getByRole('timer')).toHaveTextContent('20:00');
  },
};

/** The code appears without a reload and is copied with one click. */
export const CodeCopied: Story = {
  ...start,
  play: async (context) => {
    const { canvas, userEvent, world } = context;
    await NumberBought.play?.(context);
    world.advance(world.clock.now() + SMS_IS_THERE_MS);
    await userEvent.click(await canvas.findByRole('button', { name: /^Copy SMS code/ }));
    await expect(canvas.getByRole('article')).toHaveTextContent('SMS Received');
    await canvas.findByRole('button', { name: /^Copied SMS code/ });
  },
};

/** The number has served its purpose. Leaving the page ends the undo window and sends the completion. */
export const Completed: Story = {
  ...start,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await CodeCopied.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Mark Complete/ }));
    await expect(await canvas.findByText('Marked complete')).toBeVisible();
    const [activeNumbers] = canvas.getAllByRole('link', { name: /^Active/ });
    await userEvent.click(canvas.getByRole('link', { name: 'History' }));
    await expect(await toast(context, 'Number marked as complete!')).toBeVisible();
    if (activeNumbers) await userEvent.click(activeNumbers);
    await expect(await canvas.findByText('No active numbers')).toBeVisible();
  },
};
