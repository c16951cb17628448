import {
  $affordability,
  $balanceView,
  $isBatchActive,
  $isMoreOptionsOpen,
  $maxPriceError,
  $maxPriceText,
  $outOfStock,
  $preferences,
  $priceView,
  $purchaseButtonBlockedBy,
  $purchaseError,
  $unconfirmedPurchase,
  anyOperatorClicked,
  checkAgainClicked,
  maxPriceChanged,
  moreOptionsToggled,
  newPriceAccepted,
  purchaseAbandonClicked,
  purchaseAgainClicked,
  purchaseClicked,
  purchaseErrorDismissed,
} from '@sms/domain';
import { formatUsd } from '@sms/domain/rules';
import type { BuyNumberStep } from '@sms/ui/pages/buy-number';
import { useUnit } from 'effector-react';
import { PATHS } from '../../../app/routing/paths';
import { lazyElement, lazyPart } from '../lazy-part';

const followUp = lazyElement('FailureFollowUp');
const batch = lazyElement('PurchaseBatchScreen');
// The purchase cannot continue without it, so a load error is shown.
const PayAndContinue = lazyPart((parts) => parts.PayAndContinue);
const PaymentProgress = lazyPart(
  (parts) => parts.PaymentProgress,
  () => null,
);

/**
 * Last step: price, balance, limit and the purchase itself. `onTitle` takes a title for the tab, or null for the usual
 * one.
 */
export const useConfirmStep = (onTitle: (title: string | null) => void): BuyNumberStep => {
  const {
    outOfStock,
    preferences,
    error,
    purchase,
    dismissError,
    tryAnyOperator,
    acceptNewPrice,
    checkAgain,
    buyAgain,
    abandon,
    ...panel
  } = useUnit({
    outOfStock: $outOfStock,
    preferences: $preferences,
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
      canTryAnyOperator: error.canTryAnyOperator,
      newPrice: error.newPrice === undefined ? undefined : formatUsd(error.newPrice),
    },
    // During a retry the button shows it.
    isOutOfStock: outOfStock === 'any' && panel.blockedBy !== 'purchasing',
    isAutoCancelOn: preferences.numbersWithoutCode === 'cancel',
    topUp: <PayAndContinue />,
    paymentStatus: <PaymentProgress onTitle={onTitle} />,
    followUp,
    batch,
    onPurchase: () => purchase(),
    onErrorDismiss: () => dismissError(),
    onTryAnyOperator: () => tryAnyOperator(),
    onNewPriceAccept: () => acceptNewPrice(),
    onCheckAgain: () => checkAgain(),
    onBuyAgain: () => buyAgain(),
    onOutcomeDismiss: () => abandon(),
  };
};
