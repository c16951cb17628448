import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { inGrid, sampleLimits, stateIn, type States } from '../story-kit';
import { SubscriptionForm, type SubscriptionFormProps } from './subscription-form';
import { subscriptionForm } from './subscriptions.samples';
import { UnconfirmedOutcome, type OutcomeState } from '../payments/unconfirmed-outcome';

const outcome = (state: OutcomeState) => (
  <UnconfirmedOutcome
    what="subscription"
    limits={sampleLimits}
    state={state}
    onCheckAgain={fn()}
    onTryAgain={fn()}
    onDismiss={fn()}
  />
);

const states = {
  Ready: {},
  Incomplete: {
    service: { ...subscriptionForm.service, value: '' },
    country: { ...subscriptionForm.country, value: '' },
    period: { ...subscriptionForm.period, value: '1' },
    price: '$5.0000',
    blockedBy: 'incomplete',
  },
  BalanceUnknown: { balance: '—', blockedBy: 'balance-unknown' },
  BalanceTooLow: { balance: '$12.5000', blockedBy: 'balance-too-low' },
  Sending: { busy: true },
  Checking: { outcome: outcome('checking') },
  LookupFailed: { outcome: outcome('lookup-failed') },
  Ambiguous: { outcome: outcome('ambiguous') },
  Rejected: { error: 'Failed to purchase subscription' },
} satisfies States<SubscriptionFormProps, NonNullable<SubscriptionFormProps['blockedBy']> | OutcomeState>;

const meta = {
  title: 'Subscriptions/SubscriptionForm',
  component: SubscriptionForm,
  args: subscriptionForm,
} satisfies Meta<typeof SubscriptionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: inGrid(states, { columns: 1 }),
  play: async ({ canvasElement }) => {
    const incomplete = within(stateIn(canvasElement, 'Incomplete'));
    const button = incomplete.getByRole('button', { name: /^Subscribe/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Choose a service and a country.');
  },
};
