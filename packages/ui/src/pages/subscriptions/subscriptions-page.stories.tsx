import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { clicks, inGrid, sampleLimits, sharedDocument } from '../../story-kit';
import { SubscriptionsPage, type SubscriptionsPageProps } from './subscriptions-page';

const base: SubscriptionsPageProps = {
  form: {
    limits: sampleLimits,
    choice: { service: 'wa', country: '187', days: 7 },
    onChoose: fn(),
    services: [{ value: 'wa', label: 'WhatsApp' }],
    countries: [{ value: '187', label: 'United States' }],
    periods: [{ value: '7', label: '7 days' }],
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

export const Playground: Story = { tags: ['state'] };
export const Loading: Story = { tags: ['state'], args: states.Loading };
export const Failed: Story = {
  tags: ['state'],
  args: states.Failed,
  play: clicks('Try Again', 'onRefresh'),
};
/** Earlier data stays visible. */
export const RefreshFailed: Story = {
  tags: ['state'],
  args: states.RefreshFailed,
  play: ({ canvas }) => expect(canvas.getByText('WhatsApp · United States')).toBeVisible(),
};
/** The server sells no subscriptions: the form is hidden. */
export const Unavailable: Story = {
  tags: ['state'],
  args: states.Unavailable,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not available right now');
    await expect(canvas.queryByRole('button', { name: /Subscribe/ })).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } };
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: inGrid(states, { columns: 1 }),
};
