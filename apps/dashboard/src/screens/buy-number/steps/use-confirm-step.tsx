import {
  $affordability,
  $choiceRecords,
  $balanceView,
  $maxPriceError,
  $maxPriceText,
  $priceView,
  $purchaseButtonBlockedBy,
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
import { useUnit } from 'effector-react';
import { topUpPath } from '../../../app/routing/add-funds-path';
import { latePart } from '../lazy-component';

const aftermath = latePart('PurchaseAftermath');
const batch = latePart('PurchaseBatchScreen');
const priceWatch = latePart('PriceWatchScreen');

/** Last step: price, balance, limit and the purchase itself. */
export const useConfirmStep = (): BuyNumberStep => {
  const {
    selection,
    records,
    error,
    purchase,
    dismissError,
    tryAnyOperator,
    checkAgain,
    buyAgain,
    giveUp,
    ...panel
  } = useUnit({
    selection: $selection,
    records: $choiceRecords,
    price: $priceView,
    balance: $balanceView,
    affordability: $affordability,
    maxPrice: $maxPriceText,
    maxPriceError: $maxPriceError,
    blockedBy: $purchaseButtonBlockedBy,
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
    record: records.get(selection.operator ?? ''),
    error: error && { message: error.text, canTryAnyOperator: error.canTryAnyOperator },
    aftermath,
    batch,
    priceWatch,
    onPurchase: () => purchase(),
    onErrorDismiss: () => dismissError(),
    onTryAnyOperator: () => tryAnyOperator(),
    onCheckAgain: () => checkAgain(),
    onBuyAgain: () => buyAgain(),
    onOutcomeDismiss: () => giveUp(),
  };
};
