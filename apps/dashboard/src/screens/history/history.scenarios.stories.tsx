import { scenarios, type Fault } from '@sms/api-mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { failNext } from '../../testing/story-kit/steps';

const meta = {
  title: 'Scenarios/History',
  tags: ['!autodocs', 'scenario'],
  globals: { viewport: { value: 'laptop' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const outOfOrder: Fault = {
  operation: 'history',
  times: Infinity,
  corruption: { status: 400, text: 'Out of order' },
};

const rowCount = ({ canvas }: Pick<StoryContext, 'canvas'>) => canvas.getAllByRole('rowheader').length;

/** The first load fails: the page gives the reason, and trying again recovers. */
export const LoadFailed: Story = {
  ...scenario({ ...scenarios['waiting-cancellable'], flags: { faults: [outOfOrder] } }, PATHS.history),
  play: async ({ canvas, userEvent, world }) => {
    await expect(await canvas.findByText('Out of order')).toBeVisible();
    await expect(canvas.getByText("Couldn't load your history")).toBeVisible();
    world.flags.faults = [];
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByText('Out of order')).not.toBeInTheDocument();
  },
};

/** A later load fails: the earlier data stays on screen, below the reason and in view with it. */
export const PageFailed: Story = {
  ...scenario('long-history', PATHS.history),
  play: async (context) => {
    const { canvas, userEvent, world } = context;
    await expect(await canvas.findByText(/^Showing 1 to 20 of 2\d\d$/)).toBeVisible();
    failNext(world, 'history');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const reason = await canvas.findByText('Out of order');
    // Below the bar at the top.
    const at = reason.getBoundingClientRect();
    await expect(reason).toBe(document.elementFromPoint(at.left + 1, at.top + at.height / 2));
    await expect(rowCount(context)).toBe(20);
  },
};

/** The dialog for all pages is the only way to JSON, so a history of one page has it too. */
export const OnePage: Story = {
  ...scenario('waiting-cancellable', PATHS.history),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export all pages' }));
    await expect(await canvas.findByRole('option', { name: 'JSON, for programs' })).toBeInTheDocument();
  },
};

/** The answers of a request to wait longer and of its look-ups are lost: it says what it does not know. */
export const WaitLongerUnconfirmed: Story = {
  ...scenario('waiting-cancellable', PATHS.history),
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^View Details/ }));
    const wait = await canvas.findByRole('button', { name: /^Wait 20 more minutes/ });
    world.flags.faults = [
      { operation: 'retryNumber', times: 1, corruption: 'connection-lost', carriedOut: true },
      outOfOrder,
    ];
    await userEvent.click(wait);
    await expect(await canvas.findByText(/^We couldn't confirm this request yet\./)).toBeVisible();
  },
};
