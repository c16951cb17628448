import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { inGrid, sampleLimits } from '../story-kit';
import { SubscriptionList, type SubscriptionListProps } from './subscription-list';
import { activeSubscription } from './subscriptions.samples';

const base = { limits: sampleLimits, onCancel: fn() };

const states = {
  Some: {
    ...base,
    subscriptions: [
      activeSubscription,
      { ...activeSubscription, id: '2', name: 'Telegram · United Kingdom', isBusy: true },
      { ...activeSubscription, id: '3', status: 'cancelled' },
      { ...activeSubscription, id: '4', status: 'expired', period: '1 day', price: '$5.0000' },
      { id: '5', name: 'Subscription 5', status: 'active', isBusy: false },
    ],
  },
  Empty: { ...base, subscriptions: [] },
  Loading: { ...base, subscriptions: undefined },
} satisfies Record<string, SubscriptionListProps>;

const meta = {
  title: 'Subscriptions/SubscriptionList',
  component: SubscriptionList,
  args: states.Some,
} satisfies Meta<typeof SubscriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const cancelFirst = async (canvasElement: HTMLElement): Promise<void> => {
  const [first] = within(canvasElement).getAllByRole('button', { name: 'Cancel' });
  if (first === undefined) throw new Error('Nothing can be cancelled.');
  await userEvent.click(first);
};

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await cancelFirst(canvasElement);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep subscription' }),
    );
    await expect(args.onCancel).not.toHaveBeenCalled();
    await cancelFirst(canvasElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this subscription?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel without a refund' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledWith('1');
  },
};
export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
