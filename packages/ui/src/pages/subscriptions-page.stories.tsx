import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../primitives/buttons/button';
import { LinkButton } from '../primitives/buttons/link-button';
import { Banner } from '../primitives/feedback/banner';
import { LoadError } from '../primitives/feedback/load-error';
import { inGrid, sampleLimits } from '../story-kit';
import { SubscriptionForm } from '../subscriptions/subscription-form';
import { SubscriptionList, type SubscriptionListProps } from '../subscriptions/subscription-list';
import { activeSubscription, subscriptionForm } from '../subscriptions/subscriptions.samples';
import { SubscriptionsPage, type SubscriptionsPageProps } from './subscriptions-page';

const list = (subscriptions: SubscriptionListProps['subscriptions']) => (
  <SubscriptionList limits={sampleLimits} subscriptions={subscriptions} onCancel={fn()} />
);

const states = {
  Some: {},
  Loading: { list: list(undefined) },
  Failed: { list: undefined, error: <LoadError onTryAgain={fn()}>Failed to get subscriptions</LoadError> },
  Unavailable: {
    form: undefined,
    list: undefined,
    error: (
      <Banner
        tone="info"
        role="alert"
        action={
          <div className="flex gap-2">
            <LinkButton to="/buy-number" size="sm">
              Buy Number
            </LinkButton>
            <Button variant="ghost" size="sm" onClick={fn()}>
              Try Again
            </Button>
          </div>
        }
      >
        Subscriptions are not available right now. Buy a single number instead, or try again later.
      </Banner>
    ),
  },
} satisfies Record<string, Partial<SubscriptionsPageProps>>;

const meta = {
  title: 'Pages/Subscriptions',
  component: SubscriptionsPage,
  args: { form: <SubscriptionForm {...subscriptionForm} />, list: list([activeSubscription]) },
} satisfies Meta<typeof SubscriptionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { render: inGrid(states, { columns: 1 }) };
