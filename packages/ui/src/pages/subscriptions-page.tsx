import { SubscriptionForm, type SubscriptionFormProps } from '../subscriptions/subscription-form';
import { SubscriptionList, type SubscriptionListProps } from '../subscriptions/subscription-list';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { PageHeader } from '../primitives/page-header';

export interface SubscriptionsPageProps {
  /** The form; undefined where none is sold, with the reason in `error`. */
  form?: SubscriptionFormProps | undefined;
  list: SubscriptionListProps;
  /** Load error; earlier subscriptions stay visible. */
  error?: string | undefined;
  /** True while the list is loading. */
  refreshing: boolean;
  /** Called when the user clicks 'Try Again'. */
  onRefresh: () => void;
}

/**
 * Numbers for several days: a form for a new one, then the subscriptions. The list is last, because its
 * length is unknown in advance. At /subscriptions.
 */
export function SubscriptionsPage({ form, list, error, refreshing, onRefresh }: SubscriptionsPageProps) {
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHeader title="Subscriptions" />
      {form !== undefined && (
        <Card>
          <div className="border-b border-line px-4 py-4 md:px-5">
            <h2 className="text-sm font-semibold text-ink">New subscription</h2>
            <p className="text-sm text-ink-muted">A number that stays yours for several days.</p>
          </div>
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
