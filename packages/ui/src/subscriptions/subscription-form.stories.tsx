import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inGrid, sampleLimits, type States } from '../story-kit';
import { SubscriptionForm, type SubscriptionFormProps } from './subscription-form';

const base: SubscriptionFormProps = {
  limits: sampleLimits,
  service: {
    value: 'wa',
    options: [
      { value: 'tg', label: 'Telegram' },
      { value: 'wa', label: 'WhatsApp' },
    ],
    onChange: fn(),
  },
  country: {
    value: '187',
    options: [
      { value: '36', label: 'Canada' },
      { value: '187', label: 'United States' },
    ],
    onChange: fn(),
  },
  period: {
    value: '7',
    options: [
      { value: '1', label: '1 day' },
      { value: '7', label: '7 days' },
    ],
    onChange: fn(),
  },
  price: '$35.0000',
  balance: '$60.0000',
  onSubmit: fn(),
  onCheckAgain: fn(),
  onTryAgain: fn(),
  onOutcomeDismiss: fn(),
};

const states = {
  Ready: {},
  Incomplete: {
    service: { ...base.service, value: '' },
    country: { ...base.country, value: '' },
    period: { ...base.period, value: '1' },
    price: '$5.0000',
    blockedBy: 'incomplete',
  },
  BalanceUnknown: { balance: '—', blockedBy: 'balance-unknown' },
  BalanceTooLow: { balance: '$12.5000', blockedBy: 'balance-too-low' },
  Sending: { progress: 'sending' },
  Checking: { progress: 'checking' },
  LookupFailed: { progress: 'lookup-failed' },
  Ambiguous: { progress: 'ambiguous' },
  Rejected: { error: 'Failed to purchase subscription' },
} satisfies States<SubscriptionFormProps, NonNullable<SubscriptionFormProps['blockedBy' | 'progress']>>;

const meta = {
  title: 'Subscriptions/SubscriptionForm',
  component: SubscriptionForm,
  args: base,
} satisfies Meta<typeof SubscriptionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Incomplete: Story = {
  args: states.Incomplete,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Subscribe/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Choose a service and a country.');
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
