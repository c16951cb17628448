import {
  $affordability,
  $balanceView,
  $maxPriceError,
  $maxPriceText,
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

// Without its code the messages of the step say enough.
const PurchaseAftermath = late(
  () => import('./purchase-aftermath'),
  () => null,
);

/** Last step: price, balance, limit and the purchase itself. */
export const useConfirmStep = (): BuyNumberStep => {
  const { selection, error, purchase, dismissError, tryAnyOperator, checkAgain, buyAgain, giveUp, ...panel } =
    useUnit({
      selection: $selection,
      price: $priceView,
      balance: $balanceView,
      affordability: $affordability,
      maxPrice: $maxPriceText,
      maxPriceError: $maxPriceError,
      blockedBy: $purchaseBlockedBy,
      error: $purchaseError,
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
    aftermath: (
      <Suspense>
        <PurchaseAftermath />
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
