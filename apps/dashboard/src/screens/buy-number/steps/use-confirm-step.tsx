import {
  $affordability,
  $balanceView,
  $priceView,
  $unconfirmedPurchase,
} from '@sms/domain/purchase/pricing/price-view';
import { $isBatchActive } from '@sms/domain/purchase/batch/batch-reducer';
import { $isMoreOptionsOpen, moreOptionsToggled } from '@sms/domain/purchase/wizard/wizard-buttons';
import {
  $maxPriceError,
  $maxPriceText,
  $purchaseButtonBlockedBy,
  maxPriceChanged,
} from '@sms/domain/purchase/pricing/price';
import { $outOfStock } from '@sms/domain/purchase/out-of-stock/alternatives';
import { $purchaseError, purchaseErrorDismissed } from '@sms/domain/purchase/submit/purchase-error';
import {
  anyOperatorClicked,
  purchaseAgainClicked,
  purchaseClicked,
} from '@sms/domain/purchase/submit/submit-purchase';
import { checkAgainClicked, purchaseAbandonClicked } from '@sms/domain/purchase/submit/purchase-attempt';
import { newPriceAccepted } from '@sms/domain/purchase/submit/price-change';
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
 * Last step: price, balance, limit and the purchase itself. `onTitle` takes a title for the tab, or null for the usual
 * one.
 */
export const useConfirmStep = (onTitle: (title: string | null) => void): BuyNumberStep => {
  const {
    outOfStock,
    error,
    purchase,
    dismissError,
    tryAnyOperator,
    acceptNewPrice,
    checkAgain,
    buyAgain,
    abandon,
    unconfirmed,
    ...panel
  } = useUnit({
    outOfStock: $outOfStock,
    isBatchActive: $isBatchActive,
    isMoreOpen: $isMoreOptionsOpen,
    price: $priceView,
    balance: $balanceView,
    affordability: $affordability,
    maxPrice: $maxPriceText,
    maxPriceError: $maxPriceError,
    blockedBy: $purchaseButtonBlockedBy,
    error: $purchaseError,
    unconfirmed: $unconfirmedPurchase,
    onMaxPriceChange: maxPriceChanged,
    onMoreToggle: moreOptionsToggled,
    purchase: purchaseClicked,
    dismissError: purchaseErrorDismissed,
    tryAnyOperator: anyOperatorClicked,
    acceptNewPrice: newPriceAccepted,
    checkAgain: checkAgainClicked,
    buyAgain: purchaseAgainClicked,
    abandon: purchaseAbandonClicked,
  });
  return {
    kind: 'confirm',
    ...panel,
    addFundsHref: PATHS.transactions,
    error: error && {
      message: error.text,
      onDismiss: () => dismissError(),
      onTryAnyOperator: error.canTryAnyOperator ? () => tryAnyOperator() : undefined,
      risen:
        error.newPrice === undefined
          ? undefined
          : { price: formatUsd(error.newPrice), onBuy: () => acceptNewPrice() },
    },
    unconfirmed: unconfirmed && {
      state: unconfirmed,
      onCheckAgain: () => checkAgain(),
      onTryAgain: () => buyAgain(),
      onDismiss: () => abandon(),
    },
    // During a retry the button shows it.
    isOutOfStock: outOfStock === 'any' && panel.blockedBy !== 'purchasing',
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
