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
  $isSubscriptionsUnavailable,
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
import { Button } from '@sms/ui/primitives/buttons/button';
import { LinkButton } from '@sms/ui/primitives/buttons/link-button';
import { Banner } from '@sms/ui/primitives/feedback/banner';
import { LoadError } from '@sms/ui/primitives/feedback/load-error';
import { SubscriptionForm } from '@sms/ui/subscriptions/subscription-form';
import { SubscriptionList } from '@sms/ui/subscriptions/subscription-list';
import { UnconfirmedOutcome, type OutcomeState } from '@sms/ui/payments/unconfirmed-outcome';
import { useUnit } from 'effector-react';
import { PageTitle } from '../../notifications/page-title';
import { PATHS } from '../../app/routing/paths';
import { limits } from '../../app/limits';
import { useForm } from '../../app/hooks/use-form';
import { openScreen, useScreen } from '../../app/hooks/use-screen';

/** See `ScreenModule` of the router. */
export const open = openScreen(subscriptionsScreen);

/** Numbers for several days (decision 0071). */
export default function SubscriptionsScreen() {
  const { isOffered, isUnavailable, subscriptions, error, isLoading, refresh, cancel } = useUnit({
    isOffered: $isSubscriptionOffered,
    isUnavailable: $isSubscriptionsUnavailable,
    subscriptions: $subscriptionViews,
    error: $subscriptionsError,
    isLoading: $isSubscriptionsLoading,
    refresh: subscriptionsRefreshClicked,
    cancel: subscriptionCancelClicked,
  });
  useScreen(subscriptionsScreen);
  return (
    <>
      <PageTitle>SMS Verification Subscriptions</PageTitle>
      <SubscriptionsPage
        form={isOffered ? <Form /> : undefined}
        error={
          error === null ? undefined : isUnavailable ? (
            <Banner
              tone="info"
              role="alert"
              action={
                <div className="flex gap-2">
                  <LinkButton to={PATHS.buyNumber} size="sm">
                    Buy Number
                  </LinkButton>
                  <Button variant="ghost" size="sm" busy={isLoading} onClick={() => refresh()}>
                    Try Again
                  </Button>
                </div>
              }
            >
              {error}
            </Banner>
          ) : (
            <LoadError busy={isLoading} onTryAgain={() => refresh()}>
              {error}
            </LoadError>
          )
        }
        list={
          (error === null || subscriptions !== null) && (
            <SubscriptionList limits={limits} subscriptions={subscriptions ?? undefined} onCancel={cancel} />
          )
        }
      />
    </>
  );
}

function Form() {
  const { values, field, error } = useForm(subscriptionForm);
  const { choices, cost, blockedBy, progress, submit } = useUnit({
    choices: $subscriptionChoices,
    cost: $subscriptionCost,
    blockedBy: $subscriptionBlockedBy,
    progress: $subscriptionProgress,
    submit: subscriptionSubmitted,
  });
  const isSending = progress === 'sending';
  return (
    <SubscriptionForm
      service={{ ...field('service'), options: choices.services }}
      country={{ ...field('country'), options: choices.countries }}
      period={{
        value: String(values.days),
        onChange: (days) => field('days').onChange(Number(days)),
        options: choices.periods,
      }}
      {...cost}
      blockedBy={blockedBy ?? undefined}
      busy={isSending}
      outcome={progress === null || isSending ? undefined : <Outcome state={progress} />}
      error={error}
      onSubmit={() => submit()}
    />
  );
}

function Outcome({ state }: { readonly state: OutcomeState }) {
  const { checkAgain, tryAgain, dismiss } = useUnit({
    checkAgain: subscriptionCheckAgainClicked,
    tryAgain: subscriptionAgainSubmitted,
    dismiss: subscriptionAbandonClicked,
  });
  return (
    <UnconfirmedOutcome
      what="subscription"
      limits={limits}
      state={state}
      onCheckAgain={() => checkAgain()}
      onTryAgain={() => tryAgain()}
      onDismiss={() => dismiss()}
    />
  );
}
