import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { failNext, toast } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Transactions', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const newestRow = async ({ canvas }: Pick<Play, 'canvas'>) => {
  const [row] = await canvas.findAllByLabelText(/^Deposit ₦/);
  if (row === undefined) throw new Error('No payment is listed.');
  return within(row);
};

const banner = ({ canvas }: Pick<Play, 'canvas'>) =>
  within(canvas.getByRole('region', { name: 'Real-time Payment Monitoring' })).getByRole('status');

/** Opens Add Funds in an empty account and types an amount; returns the dialog. */
const typeAmount = async ({ canvas, userEvent }: Play, amount: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Make Your First Deposit' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Add Funds' }));
  await userEvent.type(await dialog.findByLabelText('Amount (NGN)'), amount);
  return dialog;
};

export const ManyDeposits: Story = {
  ...scenario('many-deposits', PATHS.transactions),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Page 1 of 3 (54 total)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3 (54 total)')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending');
    await expect(await canvas.findByText('Page 1 of 1 (1 total)')).toBeVisible();
    await expect(canvas.getAllByLabelText(/^Deposit ₦/)).toHaveLength(1);
  },
};

/** Verifying settles the payment: its status, the pending payments and the balance follow. */
export const DepositPaid: Story = {
  ...scenario('deposit-paid', PATHS.transactions),
  play: async (context) => {
    const { userEvent } = context;
    const row = await newestRow(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'I have paid' }));
    // The message or the response, whichever comes first; two of them would be refused here.
    await expect(
      await toast(context, /^Payment (successful! \$3\.25|verified and processed successfully)/),
    ).toBeVisible();
    await expect(await row.findByText('Completed')).toBeVisible();
    await waitFor(() => expect(banner(context)).toHaveTextContent('0 pending · 0 verifying'));
  },
};

/** A reload fails: the page gives the reason and keeps its data, and Refresh recovers. */
export const ReloadFailed: Story = {
  ...scenario('deposit-pending', PATHS.transactions),
  play: async (context) => {
    const { canvas, userEvent, world } = context;
    const row = await newestRow(context);
    failNext(world, 'deposits');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending');
    await expect(await canvas.findByText('Out of order')).toBeVisible();
    await expect(await toast(context, 'Failed to load payment history')).toBeVisible();
    await expect(row.getByText('Pending')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.queryByText('Out of order')).not.toBeInTheDocument());
  },
};

export const QuoteUnavailable: Story = {
  ...scenario('empty-account', PATHS.transactions),
  play: async (context) => {
    context.world.flags.faults = [
      { operation: 'calculateUsd', times: 1, corruption: { status: 400, text: 'No rate' } },
      { operation: 'exchangeRate', times: 1, corruption: { status: 400, text: 'No rate' } },
    ];
    const dialog = await typeAmount(context, '1500');
    await expect(await toast(context, 'Failed to get current exchange rate')).toBeVisible();
    await expect(await dialog.findByText('Unable to calculate USD equivalent')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText(/1% included/)).toBeVisible();
  },
};

/** With a spec-compliant server, a pending deposit can be cancelled. */
export const TidyServer: Story = {
  ...scenario('spec-compliant-server', PATHS.transactions),
  play: async (context) => {
    const row = await newestRow(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await toast(context, 'Payment cancelled successfully')).toBeVisible();
    await expect(await row.findByText('Cancelled')).toBeVisible();
  },
};
