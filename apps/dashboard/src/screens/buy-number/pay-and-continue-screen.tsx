import { $confirmStep } from '@sms/domain/purchase/confirm-step';
import { affordability } from '@sms/domain/purchase/price-view';
import {
  $payAndContinue,
  payAndContinueClicked,
  payAndContinueScreen,
} from '@sms/domain/payments/pay-and-continue/pay-and-continue';
import { addFundsClosed } from '@sms/domain/payments/add-funds/add-funds-dialog';
import { paymentActed, reopenCheckoutClicked } from '@sms/domain/payments/payments';
import { InsufficientBalance, type ShortfallPayment } from '@sms/ui/purchase/insufficient-balance';
import { PaymentStatus } from '@sms/ui/purchase/payment-status';
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { useScreen } from '../../app/hooks/use-screen';
import { PATHS } from '../../app/routing/paths';
import { AddFundsDialog } from '../../payments/add-funds-dialog';
import { useDepositsClock } from '../../payments/use-deposits-clock';

/** Options while the balance is too low: pay the shortfall on this step, or go to the deposits. */
export function PayAndContinue() {
  const { view, step, pay, reopen, act } = useUnit({
    view: $payAndContinue,
    step: $confirmStep,
    pay: payAndContinueClicked,
    reopen: reopenCheckoutClicked,
    act: paymentActed,
  });
  if (affordability(step)?.kind !== 'insufficient') return null;
  const payment: ShortfallPayment =
    view?.kind === 'waiting'
      ? {
          kind: 'waiting',
          onReopen: () => reopen(view.txRef),
          onVerify: () => act({ kind: 'verify-clicked', txRef: view.txRef }),
        }
      : {
          kind: 'offer',
          amount: view?.kind === 'offer' ? view.amount : null,
          isMinimum: view?.kind === 'offer' && view.isMinimum,
          onPay: () => pay(),
        };
  return <InsufficientBalance addFundsHref={PATHS.transactions} payment={payment} />;
}

export interface PaymentProgressProps {
  readonly onTitle: (title: string | null) => void;
}

/**
 * State of that payment, and the form it is made with. `onTitle` takes the title of the tab once it is
 * received.
 */
export function PaymentProgress({ onTitle }: PaymentProgressProps) {
  const { view, close } = useUnit({ view: $payAndContinue, close: addFundsClosed });
  useScreen(payAndContinueScreen);
  useDepositsClock();
  // In a layout effect: the page that comes next may open the form itself.
  useLayoutEffect(() => () => close(), [close]);
  const title = view?.kind === 'paid' ? view.title : null;
  useEffect(() => {
    onTitle(title);
    return () => onTitle(null);
  }, [onTitle, title]);
  return (
    <>
      <PaymentStatus state={view?.kind === 'offer' ? null : view} />
      <AddFundsDialog />
    </>
  );
}
