import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid } from '../../story-kit';
import { DepositButtons, type DepositButtonsProps } from './deposit-buttons';
import { expiredDeposit, pendingDeposit } from './deposits.samples';

const states = {
  Pending: {},
  Verifying: { deposit: { ...pendingDeposit, busy: 'verifying' } },
  Cancelling: { deposit: { ...pendingDeposit, busy: 'cancelling' } },
  Expired: { deposit: expiredDeposit },
  Removing: { deposit: { ...expiredDeposit, busy: 'cancelling' } },
} satisfies Record<string, Partial<DepositButtonsProps>>;

const meta = {
  title: 'Payments/DepositButtons',
  component: DepositButtons,
  args: { deposit: pendingDeposit, onVerify: fn(), onReopen: fn(), onCancel: fn() },
} satisfies Meta<typeof DepositButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
