import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inGrid, sampleLimits } from '../story-kit';
import { SubscriptionsPage, type SubscriptionsPageProps } from './subscriptions-page';

const base: SubscriptionsPageProps = {
  form: {
    limits: sampleLimits,
    service: { value: 'wa', options: [{ value: 'wa', label: 'WhatsApp' }], onChange: fn() },
    country: { value: '187', options: [{ value: '187', label: 'United States' }], onChange: fn() },
    period: { value: '7', options: [{ value: '7', label: '7 days' }], onChange: fn() },
    price: '$35.0000',
    balance: '$60.0000',
    onSubmit: fn(),
    onCheckAgain: fn(),
    onTryAgain: fn(),
    onOutcomeDismiss: fn(),
  },
  list: {
    limits: sampleLimits,
    subscriptions: [
      {
        id: '1',
        name: 'WhatsApp · United States',
        status: 'active',
        period: '7 days',
        price: '$35.0000',
        endsAt: 'Mar 9, 2026, 12:00 PM',
        isBusy: false,
      },
    ],
    onCancel: fn(),
  },
  refreshing: false,
  onRefresh: fn(),
};

const error = 'Failed to get subscriptions';

const unavailable =
  'Subscriptions are not available right now. Buy a single number instead, or try again later.';

const states = {
  Some: {},
  Loading: { list: { limits: sampleLimits, onCancel: fn() }, refreshing: true },
  Failed: { list: { limits: sampleLimits, onCancel: fn() }, error },
  RefreshFailed: { error },
  Unavailable: { form: undefined, list: { limits: sampleLimits, onCancel: fn() }, error: unavailable },
} satisfies Record<string, Partial<SubscriptionsPageProps>>;

const meta = {
  title: 'Pages/Subscriptions',
  component: SubscriptionsPage,
  args: base,
} satisfies Meta<typeof SubscriptionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
