import {
  $isSubscriptionOffered,
  $subscriptionBlockedBy,
  $subscriptionChoices,
  $subscriptionCost,
  $subscriptionError,
  $subscriptionOrder,
  $subscriptionProgress,
  subscriptionAgainSubmitted,
  subscriptionOrderChanged,
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
import { useScreen } from '../../app/hooks/use-screen';

/** Numbers for several days (decision 0071). */
export default function SubscriptionsScreen() {
  const { order, choices, cost, isOffered, ...page } = useUnit({
    isOffered: $isSubscriptionOffered,
    order: $subscriptionOrder,
    choices: $subscriptionChoices,
    cost: $subscriptionCost,
    blockedBy: $subscriptionBlockedBy,
    progress: $subscriptionProgress,
    buyError: $subscriptionError,
    subscriptions: $subscriptionViews,
    error: $subscriptionsError,
    isLoading: $isSubscriptionsLoading,
    choose: subscriptionOrderChanged,
    submit: subscriptionSubmitted,
    checkAgain: subscriptionCheckAgainClicked,
    tryAgain: subscriptionAgainSubmitted,
    dismissOutcome: subscriptionAbandonClicked,
    cancel: subscriptionCancelClicked,
    refresh: subscriptionsRefreshClicked,
  });
  useScreen(subscriptionsScreen);
  return (
    <>
      <PageTitle>SMS Verification Subscriptions</PageTitle>
      <SubscriptionsPage
        form={
          isOffered
            ? {
                limits,
                choice: order,
                onChoose: page.choose,
                ...choices,
                ...cost,
                blockedBy: page.blockedBy ?? undefined,
                progress: page.progress ?? undefined,
                error: page.buyError ?? undefined,
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
