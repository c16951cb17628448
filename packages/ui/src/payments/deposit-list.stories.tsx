import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Card } from '../primitives/card';
import { inGrid, stateIn, type States } from '../story-kit';
import { DepositList, type DepositListProps } from './deposit-list';
import { DepositButtons } from './deposit-list/deposit-buttons';
import { completedDeposit, expiredDeposit, pendingDeposit } from './deposit-list/deposits.samples';

const acts = { onVerify: fn(), onReopen: fn(), onCancel: fn() };
const of = (...deposits: NonNullable<DepositListProps['deposits']>): DepositListProps => ({
  deposits,
  renderButtons: (deposit, nameId) => <DepositButtons deposit={deposit} describedBy={nameId} {...acts} />,
  onDetails: fn(),
  onAddFunds: fn(),
});

const states = {
  Pending: of(pendingDeposit),
  Verifying: of({ ...pendingDeposit, busy: 'verifying' }),
  Cancelling: of({ ...pendingDeposit, busy: 'cancelling' }),
  Expired: of(expiredDeposit),
  Removing: of({ ...expiredDeposit, busy: 'cancelling' }),
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

export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    await expect(buttons(stateIn(canvasElement, 'Unknown'))).toEqual(['View Details']);
    // A deposit with an expired payment session can only be removed.
    await expect(buttons(stateIn(canvasElement, 'Expired'))).toEqual(['View Details', 'Remove']);
    await userEvent.click(within(stateIn(canvasElement, 'Expired')).getByRole('button', { name: 'Remove' }));
    await expect(acts.onCancel).toHaveBeenCalledOnce();
  },
};
