import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { Limits } from './limits';
import { NoNumbers } from './pages/active-numbers';
import { ConfirmStep } from './pages/buy-number/confirm-step';
import { Receipt, type ReceiptProps } from './pages/buy-number/receipt';
import { UnconfirmedOutcome } from './payments/unconfirmed-outcome';
import { NumbersWithoutCode } from './account/numbers-without-code';
import { SubscriptionList } from './subscriptions/subscription-list';
import { ActivityList } from './dashboard/activity-list';
import { LifeBar } from './numbers/number-line/life';
import { WaitAction } from './numbers/number-line/wait-action';
import { FirstCode } from './dashboard/first-code';
import { UsageGuide } from './numbers/usage-guide';

/** Different from those of the specification, and from each other. */
const limits: Limits = {
  lifetimeMinutes: 40,
  refundAfterMinutes: 10,
  autoCancelMinutes: 7,
  outcomeSeconds: 53,
  depositMinNgn: 700,
  maxPriceStepUsd: 0.5,
  unscrolledCountries: 2,
  activityItems: 3,
  subscriptionDays: 61,
};

const ignore = () => undefined;

const receipt: ReceiptProps = {
  limits,
  price: { kind: 'unavailable' },
  balance: { kind: 'updating' },
  affordability: null,
  blockedBy: null,
  topUp: null,
  onPurchase: ignore,
  isOutOfStock: false,
};

it.each<[string, ReactElement, readonly string[]]>([
  [
    'first code',
    createElement(FirstCode, { limits, hasFunds: false, servicePath: String, practice: null }),
    ['Add from ₦700'],
  ],
  ['usage guide', createElement(UsageGuide, { limits }), ['40-minute life', 'Cancel after 10 minutes']],
  [
    'life of a number',
    createElement(LifeBar, { limits, minutesLeft: 36 }),
    ['width:10%', 'left:25%', '10 min'],
  ],
  ['waiting longer', createElement(WaitAction, { limits, onWait: ignore }), ['40 more minutes']],
  [
    'waiting longer, after a lost response',
    createElement(WaitAction, { limits, onWait: ignore, unconfirmed: 'checking' }),
    ['up to 53 seconds'],
  ],
  [
    'page without numbers',
    createElement(NoNumbers, { limits, hasCards: false }, null),
    ['yours for 40 minutes'],
  ],
  [
    'confirm step',
    createElement(ConfirmStep, {
      limits,
      onPurchase: ignore,
      maxPrice: '',
      maxPriceError: undefined,
      onMaxPriceChange: ignore,
      maxPriceField: null,
      moreOptions: null,
      isMoreOpen: false,
      onMoreToggle: ignore,
    }),
    ['step="0.5"'],
  ],
  [
    'receipt',
    createElement(Receipt, receipt),
    ['40 minutes. No SMS after 10?', 'Refundable after 10 minutes'],
  ],
  [
    'unconfirmed purchase',
    createElement(UnconfirmedOutcome, {
      what: 'purchase',
      limits,
      state: 'checking',
      onCheckAgain: ignore,
      onTryAgain: ignore,
      onDismiss: ignore,
    }),
    ['up to 53 seconds'],
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

it('activity list: has as many placeholders as items', () => {
  const markup = renderToStaticMarkup(createElement(ActivityList, { limits, items: undefined }));
  expect(markup.match(/w-40/g)).toHaveLength(limits.activityItems);
});
