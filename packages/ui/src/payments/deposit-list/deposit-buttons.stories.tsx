import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { DepositButtons, type DepositButtonsProps } from './deposit-buttons';
import { pendingDeposit } from './deposits.samples';

const actions = { onVerify: fn(), onReopen: fn(), onCancel: fn() };

const states = {
  Pending: { deposit: pendingDeposit, ...actions },
  Verifying: { deposit: { ...pendingDeposit, busy: 'verifying' }, ...actions },
  Cancelling: { deposit: { ...pendingDeposit, busy: 'cancelling' }, ...actions },
  Expired: { deposit: { ...pendingDeposit, state: 'expired' }, ...actions },
  Removing: { deposit: { ...pendingDeposit, state: 'expired', busy: 'cancelling' }, ...actions },
} satisfies Record<string, DepositButtonsProps>;

const meta = {
  title: 'Payments/DepositButtons',
  component: DepositButtons,
  args: states.Pending,
} satisfies Meta<typeof DepositButtons>;

export default meta;
type Story = StoryObj<typeof meta>;
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
