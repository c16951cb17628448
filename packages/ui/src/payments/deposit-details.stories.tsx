import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid, type States } from '../story-kit';
import { completedDeposit, expiredDeposit, pendingDeposit } from './deposit-list/deposits.samples';
import { DepositDetails, type DepositDetailsProps } from './deposit-details';
import { DepositButtons } from './deposit-list/deposit-buttons';

const { when, paidAt, expiresAt } = completedDeposit;
const opened = { step: 'opened', at: when.date, isReached: true } as const;
const paid = { step: 'paid', at: paidAt, isReached: true } as const;
const acts = { onVerify: fn(), onReopen: fn(), onCancel: fn() };
const common = {
  username: 'ada.lovelace',
  onPrint: fn(),
  hasSupport: true,
  onSupport: fn(),
  buttons: null,
};

const states = {
  Pending: {
    deposit: pendingDeposit,
    steps: [opened, { step: 'paid', isReached: false }, { step: 'confirmed', isReached: false }],
    ...common,
    buttons: <DepositButtons deposit={pendingDeposit} {...acts} />,
  },
  Completed: {
    deposit: completedDeposit,
    steps: [opened, paid, { step: 'confirmed', isReached: true }],
    ...common,
  },
  Expired: {
    deposit: expiredDeposit,
    steps: [opened, { step: 'expired', at: expiresAt, isReached: true }],
    ...common,
    buttons: <DepositButtons deposit={expiredDeposit} {...acts} />,
  },
  Failed: {
    deposit: { ...completedDeposit, state: 'failed' },
    steps: [opened, paid, { step: 'failed', isReached: true }],
    ...common,
  },
  FailedWithoutChannels: {
    deposit: { ...completedDeposit, state: 'failed' },
    steps: [opened, paid, { step: 'failed', isReached: true }],
    ...common,
    hasSupport: false,
  },
  Cancelled: {
    deposit: { ...pendingDeposit, state: 'cancelled' },
    steps: [opened, { step: 'cancelled', isReached: true }],
    ...common,
  },
  Unknown: {
    deposit: {
      txRef: pendingDeposit.txRef,
      state: 'unknown',
      naira: '—',
      usd: '—',
      when: { day: 'Date unknown', shortDay: 'Unknown' },
    },
    steps: [{ step: 'opened', isReached: true }],
    ...common,
  },
} satisfies States<DepositDetailsProps, DepositDetailsProps['deposit']['state']>;

const meta = {
  title: 'Payments/DepositDetails',
  component: DepositDetails,
  args: states.Completed,
} satisfies Meta<typeof DepositDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states) };
