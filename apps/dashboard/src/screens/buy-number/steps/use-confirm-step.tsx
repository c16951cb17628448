import {
  $confirmStep,
  anyOperatorClicked,
  maxPriceChanged,
  newPriceAccepted,
  purchaseAgainClicked,
  purchaseClicked,
} from '@sms/domain/purchase/confirm-step';
import { checkMaxPrice } from '@sms/domain/purchase/max-price';
import { affordability, balanceView, priceView } from '@sms/domain/purchase/price-view';
import { purchaseActed } from '@sms/domain/purchase/purchase';
import { checkAgainClicked, purchaseAbandonClicked } from '@sms/domain/purchase/purchase-attempt';
import { isRetryLocked, purchaseBlockedBy } from '@sms/domain/purchase/purchase-check';
import { isPurchasing, purchaseError } from '@sms/domain/purchase/purchase-state';
import { $isMoreOptionsOpen, moreOptionsToggled } from '@sms/domain/purchase/wizard/wizard-buttons';
import { formatUsd } from '@sms/domain/lib/format/money';
import type { BuyNumberStep } from '@sms/ui/pages/buy-number';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { PATHS } from '../../../app/routing/paths';
import type { PaymentProgressProps } from '../pay-and-continue-screen';

const FailureFollowUp = lazyWithRetry<object>(() => import('../failure-follow-up'));
const PurchaseBatchScreen = lazyWithRetry<object>(() => import('../purchase-batch-screen'));
const PayAndContinue = lazyWithRetry<object>(() =>
  import('../pay-and-continue-screen').then((it) => ({ default: it.PayAndContinue })),
);
const PaymentProgress = lazyWithRetry<PaymentProgressProps>(() =>
  import('../pay-and-continue-screen').then((it) => ({ default: it.PaymentProgress })),
);

/** Loads the parts of the last step, so that it is complete when it opens. */
export const preloadConfirmStep = (): void => {
  for (const part of [FailureFollowUp, PurchaseBatchScreen, PayAndContinue, PaymentProgress]) part.preload();
};

/**
 * Last step: price, balance, limit and the purchase itself. `onTitle` takes a title for the tab, or null for
 * the usual one.
 */
export const useConfirmStep = (onTitle: (title: string | null) => void): BuyNumberStep => {
  const { step, act, purchase, tryAnyOperator, acceptNewPrice, checkAgain, buyAgain, abandon, ...panel } =
    useUnit({
      step: $confirmStep,
      isMoreOpen: $isMoreOptionsOpen,
      onMaxPriceChange: maxPriceChanged,
      onMoreToggle: moreOptionsToggled,
      act: purchaseActed,
      purchase: purchaseClicked,
      tryAnyOperator: anyOperatorClicked,
      acceptNewPrice: newPriceAccepted,
      checkAgain: checkAgainClicked,
      buyAgain: purchaseAgainClicked,
      abandon: purchaseAbandonClicked,
    });
  const { status, outOfStock, batch } = step.purchase;
  const error = purchaseError(status);
  return {
    kind: 'confirm',
    ...panel,
    price: priceView(step),
    balance: balanceView(step),
    affordability: affordability(step),
    maxPrice: step.maxPriceText,
    maxPriceError: checkMaxPrice(step.maxPriceText, step.price)?.text ?? null,
    blockedBy: purchaseBlockedBy(step),
    isBatchActive: batch !== null,
    addFundsHref: PATHS.transactions,
    error: error && {
      message: error.text,
      onDismiss: () => act({ kind: 'dismissed' }),
      isLocked: isRetryLocked(step),
      onTryAnyOperator: error.canTryAnyOperator ? () => tryAnyOperator() : undefined,
      risen:
        error.newPrice === undefined
          ? undefined
          : { price: formatUsd(error.newPrice), onBuy: () => acceptNewPrice() },
    },
    unconfirmed:
      status.kind === 'unconfirmed'
        ? {
            state: status.phase,
            isLocked: isRetryLocked(step),
            onCheckAgain: () => checkAgain(),
            onTryAgain: () => buyAgain(),
            onDismiss: () => abandon(),
          }
        : null,
    // During a retry the button shows it.
    isOutOfStock: outOfStock === 'any' && !isPurchasing(step.purchase),
    topUp: <PayAndContinue />,
    paymentStatus: <PaymentProgress onTitle={onTitle} />,
    followUp: (
      <Suspense>
        <FailureFollowUp />
      </Suspense>
    ),
    batch: (
      <Suspense>
        <PurchaseBatchScreen />
      </Suspense>
    ),
    onPurchase: () => purchase(),
  };
};
