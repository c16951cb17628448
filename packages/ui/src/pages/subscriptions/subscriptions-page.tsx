import { SubscriptionForm, type SubscriptionFormProps } from '../../parts/account/subscription-form';
import { SubscriptionList, type SubscriptionListProps } from '../../parts/account/subscription-list';
import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { PageHeader } from '../../primitives/page-header';

export interface SubscriptionsPageProps {
  /** What is being bought; leave out where none is sold, and say so in `error`. */
  form?: SubscriptionFormProps | undefined;
  /** The subscriptions so far. */
  list: SubscriptionListProps;
  /** Why the last load failed; earlier ones stay. */
  error?: string | undefined;
  /** The list is being loaded. */
  refreshing: boolean;
  /** 'Try Again' was pressed. */
  onRefresh: () => void;
}

/** Numbers for several days: a new one, and those there are. They come last, for nobody knows beforehand how many. */
export function SubscriptionsPage({ form, list, error, refreshing, onRefresh }: SubscriptionsPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Subscriptions" description="A number that stays yours for several days." />
      {form !== undefined && (
        <Card>
          <h2 className="border-b border-line px-4 py-4 text-sm font-semibold text-ink md:px-5">
            New subscription
          </h2>
          <div className="p-4 md:p-5">
            <SubscriptionForm {...form} />
          </div>
        </Card>
      )}
      <Card>
        <h2 className="border-b border-line px-4 py-4 text-sm font-semibold text-ink md:px-5">
          Your subscriptions
        </h2>
        {error !== undefined && (
          <div className="p-4 md:px-5">
            <Banner
              tone="error"
              role="alert"
              action={
                <Button size="sm" busy={refreshing} onClick={onRefresh}>
                  Try Again
                </Button>
              }
            >
              {error}
            </Banner>
          </div>
        )}
        {(error === undefined || list.subscriptions !== undefined) && <SubscriptionList {...list} />}
      </Card>
    </div>
  );
}
