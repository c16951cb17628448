import {
  $affordability,
  $balanceView,
  $maxPriceError,
  $maxPriceText,
  $outOfNumbers,
  $priceView,
  $purchaseBlockedBy,
  $purchaseError,
  $selection,
  $unconfirmedPurchase,
  anyOperatorClicked,
  checkAgainClicked,
  maxPriceChanged,
  purchaseAgainClicked,
  purchaseClicked,
  purchaseErrorDismissed,
  purchaseGiveUpClicked,
} from '@sms/domain';
import type { BuyNumberStep } from '@sms/ui/pages/buy-number';
import { late } from '@sms/ui/primitives/late';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { topUpPath } from '../../top-up-path';

const PurchaseLadder = late(() => import('./purchase-ladder'));

/** Last step: price, balance, limit and the purchase itself. */
export const useConfirmStep = (): BuyNumberStep => {
  const {
    selection,
    error,
    out,
    purchase,
    dismissError,
    tryAnyOperator,
    checkAgain,
    buyAgain,
    giveUp,
    ...panel
  } = useUnit({
    selection: $selection,
    price: $priceView,
    balance: $balanceView,
    affordability: $affordability,
    maxPrice: $maxPriceText,
    maxPriceError: $maxPriceError,
    blockedBy: $purchaseBlockedBy,
    error: $purchaseError,
    out: $outOfNumbers,
    unconfirmed: $unconfirmedPurchase,
    onMaxPriceChange: maxPriceChanged,
    purchase: purchaseClicked,
    dismissError: purchaseErrorDismissed,
    tryAnyOperator: anyOperatorClicked,
    checkAgain: checkAgainClicked,
    buyAgain: purchaseAgainClicked,
    giveUp: purchaseGiveUpClicked,
  });
  return {
    kind: 'confirm',
    ...panel,
    topUpHref: topUpPath(selection),
    error: error && { message: error.text, canTryAnyOperator: error.canTryAnyOperator },
    ladder: out && (
      <Suspense>
        <PurchaseLadder />
      </Suspense>
    ),
    onPurchase: () => purchase(),
    onErrorDismiss: () => dismissError(),
    onTryAnyOperator: () => tryAnyOperator(),
    onCheckAgain: () => checkAgain(),
    onBuyAgain: () => buyAgain(),
    onOutcomeDismiss: () => giveUp(),
  };
};
