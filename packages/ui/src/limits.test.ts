import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { Limits } from './limits';
import { ActiveNumbersPage } from './pages/active-numbers';
import ConfirmStep from './pages/buy-number/confirm-step';
import { NumbersWithoutCode } from './parts/account/numbers-without-code';
import { SubscriptionList } from './parts/account/subscription-list';
import { NumberRetry } from './parts/history/number-retry';
import { LifetimeProgress } from './parts/numbers/lifetime-progress';
import { UsageGuide } from './parts/numbers/usage-guide';

/** Different from those of the specification, and from each other. */
const limits: Limits = {
  lifetimeMinutes: 40,
  refundAfterMinutes: 10,
  autoCancelMinutes: 7,
  outcomeSeconds: 53,
  maxPriceUsd: 71,
  maxPriceStepUsd: 0.5,
  unscrolledCountries: 2,
  activityItems: 3,
  subscriptionDays: 61,
};

const ignore = () => undefined;

it.each<[string, ReactElement, readonly string[]]>([
  ['usage guide', createElement(UsageGuide, { limits }), ['40-minute life', 'Cancel after 10 minutes']],
  [
    'lifetime progress',
    createElement(LifetimeProgress, { limits, minutesLeft: 36 }),
    ['width:90%', 'left:75%'],
  ],
  [
    'page without numbers',
    createElement(ActiveNumbersPage, {
      limits,
      status: 'ready',
      waitingIds: [],
      receivedIds: [],
      renderCard: () => null,
      isAutoRefreshOn: true,
      isRefreshing: false,
      onAutoRefreshChange: ignore,
      onRefresh: ignore,
    }),
    ['yours for 40 minutes'],
  ],
  [
    'confirm step',
    createElement(ConfirmStep, {
      limits,
      onPurchase: ignore,
      price: { kind: 'unavailable' },
      balance: { kind: 'updating' },
      affordability: null,
      addFundsHref: '',
      maxPrice: '',
      maxPriceError: null,
      onMaxPriceChange: ignore,
      maxPriceField: null,
      error: null,
      onErrorDismiss: ignore,
      onTryAnyOperator: ignore,
      followUp: null,
      unconfirmed: 'checking',
      onCheckAgain: ignore,
      onBuyAgain: ignore,
      onOutcomeDismiss: ignore,
    }),
    ['Valid for 40 minutes. No SMS after 10?', 'within 53 seconds', 'up to 71.', 'step="0.5"'],
  ],
  [
    'retry',
    createElement(NumberRetry, {
      limits,
      onRetry: ignore,
      onCheckAgain: ignore,
      onTryAgain: ignore,
      onDismiss: ignore,
    }),
    ['40 more minutes'],
  ],
  [
    'numbers without a code',
    createElement(NumbersWithoutCode, { limits, value: 'cancel', onChange: ignore }),
    ['7 minutes before it expires'],
  ],
  [
    'subscriptions',
    createElement(SubscriptionList, { limits, subscriptions: [], onCancel: ignore }),
    ['up to 61 days'],
  ],
])('%s: follows the limits given', (_, element, texts) => {
  const markup = renderToStaticMarkup(element);
  for (const text of texts) expect(markup).toContain(text);
});
