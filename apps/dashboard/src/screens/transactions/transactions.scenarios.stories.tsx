import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PATHS } from '../../app/routing/paths';
import { scenario } from '../../testing/story-kit/scenario';
import { connected, failNext, loseNext, toast } from '../../testing/story-kit/steps';

const meta = { title: 'Scenarios/Transactions', tags: ['!autodocs', 'scenario'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const newestRow = async ({ canvas }: Pick<Play, 'canvas'>) => {
  const [row] = await canvas.findAllByLabelText(/^Deposit SMS_/);
  if (row === undefined) throw new Error('No payment is listed.');
  return within(row);
};

const banner = ({ canvas }: Pick<Play, 'canvas'>) =>
  within(canvas.getByRole('region', { name: 'Real-time Payment Monitoring' })).getByRole('status');

/** Opens Add Funds and types an amount; returns the dialog. */
const typeAmount = async ({ canvas, userEvent }: Play, amount: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add Funds' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Add Funds' }));
  await userEvent.type(await dialog.findByLabelText('Amount (NGN)'), amount);
  return dialog;
};

/** Submits as soon as the amount has a quote. */
const proceed = async ({ userEvent }: Play, dialog: Awaited<ReturnType<typeof typeAmount>>) => {
  const button = dialog.getByRole('button', { name: 'Proceed to Payment' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const EmptyAccount: Story = {
  ...scenario('empty-account', PATHS.transactions),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make Your First Deposit' }));
    await expect(await canvas.findByRole('dialog', { name: 'Add Funds' })).toBeVisible();
  },
};

export const ManyDeposits: Story = {
  ...scenario('many-deposits', PATHS.transactions),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Page 1 of 3 (54 total)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3 (54 total)')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending');
    await expect(await canvas.findByText('Page 1 of 1 (1 total)')).toBeVisible();
    await expect(canvas.getAllByLabelText(/^Deposit SMS_/)).toHaveLength(1);
  },
};

export const DepositPending: Story = {
  ...scenario('deposit-pending', PATHS.transactions),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const row = await newestRow(context);
    await expect(row.getByText('Pending')).toBeVisible();
    await expect(banner(context)).toHaveTextContent('1 pending · 0 verifying');
    await expect(canvas.getByRole('link', { name: '1 pending transactions' })).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'View Details' }));
    const details = within(await canvas.findByRole('dialog', { name: 'Payment Details' }));
    await expect(details.getByText('₦5,000.00')).toBeVisible();
    await expect(details.getByRole('list', { name: 'Timeline' })).toHaveTextContent(/^Opened.+PaidPending/);
  },
};

/** Verifying settles the payment: its status, the pending payments and the balance follow. */
export const DepositPaid: Story = {
  ...scenario('deposit-paid', PATHS.transactions),
  play: async (context) => {
    const { userEvent } = context;
    const row = await newestRow(context);
    await userEvent.click(row.getByRole('button', { name: 'Verify' }));
    // The message or the response, whichever comes first; two of them would be refused here.
    await expect(
      await toast(context, /^Payment (successful! \$3\.25|verified and processed successfully)/),
    ).toBeVisible();
    await expect(await row.findByText('Completed')).toBeVisible();
    await waitFor(() => expect(banner(context)).toHaveTextContent('0 pending · 0 verifying'));
  },
};

export const DepositProcessing: Story = {
  ...scenario('deposit-processing', PATHS.transactions),
  play: async (context) => {
    const row = await newestRow(context);
    await context.userEvent.click(row.getByRole('button', { name: 'Verify' }));
    const text = 'Payment is still processing. Please check back in a few minutes.';
    await expect(await toast(context, text)).toBeVisible();
    await expect(row.getByText('Pending')).toBeVisible();
  },
};

/** The bank settles late: the money arrives through a live update, without a request of the page. */
export const DepositSettlesLate: Story = {
  ...scenario('deposit-settles-late', PATHS.transactions),
  play: async (context) => {
    const { world } = context;
    await connected(context);
    const row = await newestRow(context);
    world.advance(world.clock.now() + 5_000);
    await expect(await row.findByText('Completed')).toBeVisible();
    await expect(await toast(context, /^Payment successful! \$\d+\.\d\d credited/)).toBeVisible();
  },
};

export const DepositDeclined: Story = {
  ...scenario('deposit-declined', PATHS.transactions),
  play: async (context) => {
    const row = await newestRow(context);
    await context.userEvent.click(row.getByRole('button', { name: 'Verify' }));
    await expect(
      await toast(context, /^Payment (failed: The payment was|verification failed\.)/),
    ).toBeVisible();
    await expect(await row.findByText('Failed')).toBeVisible();
  },
};

/** A deposit whose payment session has expired can only be removed, which cancels it. */
export const DepositExpired: Story = {
  ...scenario('deposit-expired', PATHS.transactions),
  play: async (context) => {
    const row = await newestRow(context);
    await expect(row.getByText('Expired')).toBeVisible();
    await expect(row.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
    await context.userEvent.click(row.getByRole('button', { name: 'Remove' }));
    await expect(await row.findByText('Cancelled')).toBeVisible();
  },
};

export const PaymentProviderDown: Story = {
  ...scenario('payment-provider-down', PATHS.transactions),
  play: async (context) => {
    const row = await newestRow(context);
    await context.userEvent.click(row.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(row.getByRole('button', { name: 'Verify' })).toBeEnabled());
    await expect(row.getByText('Pending')).toBeVisible();
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

/** The dialog stays open and keeps the amount. */
export const PayInRefused: Story = {
  ...scenario('empty-account', PATHS.transactions),
  play: async (context) => {
    failNext(context.world, 'createDeposit', { status: 400, text: '' });
    const dialog = await typeAmount(context, '1500');
    await proceed(context, dialog);
    await expect(
      await dialog.findByText('Failed to create payment session. Please try again.'),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Amount (NGN)')).toHaveValue('1500');
  },
};

/** The response is lost after the deposit was made: reconciliation finds it. */
export const PayInAnswerLost: Story = {
  ...scenario('empty-account', PATHS.transactions),
  play: async (context) => {
    loseNext(context.world, 'createDeposit');
    await proceed(context, await typeAmount(context, '1500'));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect((await newestRow(context)).getByText('Pending')).toBeVisible();
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
    await context.userEvent.click(row.getByRole('button', { name: 'Cancel' }));
    await expect(await toast(context, 'Payment cancelled successfully')).toBeVisible();
    await expect(await row.findByText('Cancelled')).toBeVisible();
  },
};
