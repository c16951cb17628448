import {
  $isSubscriptionOffered,
  $subscriptionBlockedBy,
  $subscriptionChoices,
  $subscriptionCost,
  $subscriptionProgress,
  subscriptionAgainSubmitted,
  subscriptionForm,
  subscriptionSubmitted,
} from '@sms/domain/subscriptions/place-subscription';
import {
  $isSubscriptionsLoading,
  $subscriptionsError,
  $subscriptionViews,
  subscriptionCancelClicked,
  subscriptionsRefreshClicked,
  subscriptionsScreen,
} from '@sms/domain/subscriptions/subscription-list';
import {
  subscriptionAbandonClicked,
  subscriptionCheckAgainClicked,
} from '@sms/domain/subscriptions/subscription-attempt';
import { SubscriptionsPage } from '@sms/ui/pages/subscriptions-page';
import { useUnit } from 'effector-react';
import { PageTitle } from '../../notifications/page-title';
import { limits } from '../../app/limits';
import { useForm } from '../../app/hooks/use-form';
import { useScreen } from '../../app/hooks/use-screen';

/** Numbers for several days (decision 0071). */
export default function SubscriptionsScreen() {
  const { choices, cost, isOffered, ...page } = useUnit({
    isOffered: $isSubscriptionOffered,
    choices: $subscriptionChoices,
    cost: $subscriptionCost,
    blockedBy: $subscriptionBlockedBy,
    progress: $subscriptionProgress,
    subscriptions: $subscriptionViews,
    error: $subscriptionsError,
    isLoading: $isSubscriptionsLoading,
    submit: subscriptionSubmitted,
    checkAgain: subscriptionCheckAgainClicked,
    tryAgain: subscriptionAgainSubmitted,
    dismissOutcome: subscriptionAbandonClicked,
    cancel: subscriptionCancelClicked,
    refresh: subscriptionsRefreshClicked,
  });
  const { values, field, error } = useForm(subscriptionForm);
  useScreen(subscriptionsScreen);
  return (
    <>
      <PageTitle>SMS Verification Subscriptions</PageTitle>
      <SubscriptionsPage
        form={
          isOffered
            ? {
                limits,
                service: { ...field('service'), options: choices.services },
                country: { ...field('country'), options: choices.countries },
                period: {
                  value: String(values.days),
                  onChange: (days) => field('days').onChange(Number(days)),
                  options: choices.periods,
                },
                ...cost,
                blockedBy: page.blockedBy ?? undefined,
                progress: page.progress ?? undefined,
                error,
                onSubmit: () => page.submit(),
                onCheckAgain: () => page.checkAgain(),
                onTryAgain: () => page.tryAgain(),
                onOutcomeDismiss: () => page.dismissOutcome(),
              }
            : undefined
        }
        list={{ limits, subscriptions: page.subscriptions ?? undefined, onCancel: page.cancel }}
        error={page.error ?? undefined}
        refreshing={page.isLoading}
        onRefresh={() => page.refresh()}
      />
    </>
  );
}
