import {
  $confirmStep,
  anyOperatorClicked,
  newPriceAccepted,
  purchaseAgainClicked,
  purchaseClicked,
} from '@sms/domain/purchase/confirm-step';
import { checkMaxPrice } from '@sms/domain/purchase/max-price';
import { affordability, balanceView, priceView } from '@sms/domain/purchase/price-view';
import { purchaseActed } from '@sms/domain/purchase/purchase';
import { checkAgainClicked, purchaseAbandonClicked } from '@sms/domain/purchase/purchase-attempt';
import { isRetryLocked, purchaseBlockedBy } from '@sms/domain/purchase/purchase-check';
import { isOutOfStock, purchaseError } from '@sms/domain/purchase/purchase-state';
import { formatUsd } from '@sms/domain/lib/format/money';
import { Receipt } from '@sms/ui/pages/buy-number/receipt';
import { PurchaseError } from '@sms/ui/purchase/purchase-error';
import { UnconfirmedOutcome } from '@sms/ui/payments/unconfirmed-outcome';
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '../../../app/limits';
import FailureFollowUp, { PurchaseSupport } from '../failure-follow-up';
import { PayAndContinue, PaymentProgress, type PaymentProgressProps } from '../pay-and-continue-screen';
import PurchaseBatchScreen from '../purchase-batch-screen';

export interface ReceiptScreenProps extends PaymentProgressProps {
  readonly maxPriceField: RefObject<HTMLInputElement | null>;
}

/** Price, balance and the purchase itself, with what follows from it: all of it loaded before it is sent. */
export default function ReceiptScreen({ maxPriceField, onTitle }: ReceiptScreenProps) {
  const { step, purchase, ...follow } = useUnit({
    step: $confirmStep,
    act: purchaseActed,
    purchase: purchaseClicked,
    tryAnyOperator: anyOperatorClicked,
    acceptNewPrice: newPriceAccepted,
    checkAgain: checkAgainClicked,
    buyAgain: purchaseAgainClicked,
    abandon: purchaseAbandonClicked,
  });
  const { status, batch, wait } = step.purchase;
  const error = purchaseError(status);
  const isSoldOut = isOutOfStock(step.purchase);
  return (
    <Receipt
      limits={limits}
      price={priceView(step)}
      balance={balanceView(step)}
      affordability={affordability(step)}
      blockedBy={purchaseBlockedBy(step)}
      secondsLeft={wait?.secondsLeft}
      isOutOfStock={isSoldOut}
      topUp={<PayAndContinue />}
      paymentStatus={<PaymentProgress onTitle={onTitle} />}
      unconfirmed={
        status.kind === 'unconfirmed' ? (
          <UnconfirmedOutcome
            what="purchase"
            limits={limits}
            state={status.phase}
            isLocked={isRetryLocked(step)}
            onCheckAgain={() => follow.checkAgain()}
            onTryAgain={() => follow.buyAgain()}
            onDismiss={() => follow.abandon()}
          />
        ) : undefined
      }
      followUp={
        <>
          <FailureFollowUp />
          {batch !== null && <PurchaseBatchScreen />}
        </>
      }
      error={
        <>
          {error && (
            <PurchaseError
              message={error.text}
              tone={
                isSoldOut || error.canTryAnyOperator || error.newPrice !== undefined ? 'warning' : 'error'
              }
              isLocked={isRetryLocked(step)}
              onDismiss={() => follow.act({ kind: 'dismissed' })}
              onTryAnyOperator={error.canTryAnyOperator ? () => follow.tryAnyOperator() : undefined}
              risen={
                error.newPrice === undefined
                  ? undefined
                  : { price: formatUsd(error.newPrice), onBuy: () => follow.acceptNewPrice() }
              }
            />
          )}
          <PurchaseSupport />
        </>
      }
      onPurchase={() => {
        // On phones the field is out of view, and the alert moves it: first the alert, then the focus.
        flushSync(() => purchase());
        if (checkMaxPrice(step.maxPriceText, step.price) !== null) maxPriceField.current?.focus();
      }}
    />
  );
}
