import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Card } from '../primitives/card';
import { inGrid, isDisabledOrBusy, stateIn, type States } from '../story-kit';
import { DepositList, type DepositListProps } from './deposit-list';
import { completedDeposit, pendingDeposit } from './deposit-list/deposits.samples';

const actions = { onVerify: fn(), onReopen: fn(), onCancel: fn(), onDetails: fn(), onAddFunds: fn() };
const of = (...deposits: NonNullable<DepositListProps['deposits']>): DepositListProps => ({
  deposits,
  ...actions,
});

const states = {
  Pending: { ...of(pendingDeposit), countdown: () => '14:32 left' },
  Verifying: of({ ...pendingDeposit, busy: 'verifying' }),
  Cancelling: of({ ...pendingDeposit, busy: 'cancelling' }),
  Expired: of({ ...pendingDeposit, state: 'expired' }),
  Removing: of({ ...pendingDeposit, state: 'expired', busy: 'cancelling' }),
  Completed: of(completedDeposit),
  Failed: of({ ...pendingDeposit, state: 'failed' }),
  Cancelled: of({ ...pendingDeposit, state: 'cancelled' }),
  Unknown: of({
    txRef: pendingDeposit.txRef,
    state: 'unknown',
    naira: '—',
    usd: '—',
    when: { day: 'Date unknown', shortDay: 'Unknown' },
  }),
  Empty: of(),
  EmptyByFilter: { ...of(), filtered: true },
  Loading: { ...of(), deposits: undefined },
  NotLoaded: { ...of(), deposits: undefined, failed: true },
} satisfies States<DepositListProps, NonNullable<DepositListProps['deposits']>[number]['state']>;

const meta = {
  title: 'Payments/DepositList',
  component: DepositList,
  args: of(pendingDeposit),
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof DepositList>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const wide = { viewport: { value: 'laptop' } };

export const Pending: Story = {
  globals: wide,
  args: states.Pending,
};
/** The columns of a wide screen; the buttons of a pending deposit stay in theirs. */
export const Columns: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: of(pendingDeposit),
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Amount',
      'USD',
      'Method',
      'Status',
      'Date',
      'Actions',
    ]);
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left;
    await expect(left(canvas.getByRole('button', { name: 'Verify' }))).toBeGreaterThanOrEqual(
      left(headers.at(-1)) ?? Infinity,
    );
  },
};

export const Verifying: Story = {
  args: states.Verifying,
  play: async ({ canvas }) => {
    for (const name of ['Verifying...', 'Reopen Checkout', 'Cancel']) {
      await expect(isDisabledOrBusy(canvas.getByRole('button', { name }))).toBe(true);
    }
  },
};
/** A deposit with an expired payment session can only be removed. */
export const Expired: Story = {
  args: states.Expired,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(buttons(canvasElement)).toEqual(['View Details', 'Remove']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onCancel).toHaveBeenCalledWith(pendingDeposit.txRef);
  },
};
export const AllStates: Story = {
  render: inGrid(states),
  play: ({ canvasElement }) => expect(buttons(stateIn(canvasElement, 'Unknown'))).toEqual(['View Details']),
};
