import { fn } from 'storybook/test';

import type { SubscriptionFormProps } from './subscription-form';
import type { SubscriptionItem } from './subscription-list';

export const subscriptionForm: SubscriptionFormProps = {
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
  busy: false,
  onSubmit: fn(),
};

export const activeSubscription: SubscriptionItem = {
  id: '1',
  name: 'WhatsApp · United States',
  status: 'active',
  period: '7 days',
  price: '$35.0000',
  endsAt: 'Mar 9, 2026, 12:00 PM',
  isBusy: false,
};
