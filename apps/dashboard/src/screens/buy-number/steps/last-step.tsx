import { $confirmStep, maxPriceChanged, purchaseClicked } from '@sms/domain/purchase/confirm-step';
import { checkMaxPrice } from '@sms/domain/purchase/max-price';
import { isOutOfStock } from '@sms/domain/purchase/purchase-state';
import { $isMoreOptionsOpen, moreOptionsToggled } from '@sms/domain/purchase/wizard/wizard-buttons';
import { ConfirmStep, type ConfirmStepProps } from '@sms/ui/pages/buy-number/confirm-step';
import { useUnit } from 'effector-react';
import { limits } from '../../../app/limits';
import PurchaseBatchScreen from '../purchase-batch-screen';

export type LastStepProps = Pick<ConfirmStepProps, 'maxPriceField'>;

/** Last step: the own maximum, and rarely used options, among them a batch until it runs. */
export default function LastStep({ maxPriceField }: LastStepProps) {
  const { step, purchase, ...options } = useUnit({
    step: $confirmStep,
    purchase: purchaseClicked,
    isMoreOpen: $isMoreOptionsOpen,
    onMaxPriceChange: maxPriceChanged,
    onMoreToggle: moreOptionsToggled,
  });
  return (
    <ConfirmStep
      {...options}
      limits={limits}
      maxPrice={step.maxPriceText}
      maxPriceError={checkMaxPrice(step.maxPriceText, step.price)?.text}
      maxPriceField={maxPriceField}
      moreOptions={
        isOutOfStock(step.purchase) || step.purchase.batch !== null ? null : <PurchaseBatchScreen />
      }
      onPurchase={() => purchase()}
    />
  );
}
