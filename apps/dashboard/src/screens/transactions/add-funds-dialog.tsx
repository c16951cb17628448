import { $addFundsError } from '@sms/domain/payments/add-funds/deposit-outcome';
import {
  $canSubmitDeposit,
  addFundsAgainSubmitted,
  addFundsSubmitted,
} from '@sms/domain/payments/add-funds/submit-deposit';
import {
  $depositAmountError,
  $depositAmountText,
  $isAddFundsOpen,
  $paymentMethod,
  addFundsClosed,
  depositAmountBlurred,
  depositAmountChanged,
  paymentMethodChosen,
} from '@sms/domain/payments/add-funds/add-funds-form';
import {
  $depositProgress,
  $marketRateText,
  $quickDeposits,
  $quoteView,
} from '@sms/domain/payments/add-funds/add-funds-view';
import {
  depositAbandonClicked,
  depositCheckAgainClicked,
} from '@sms/domain/payments/add-funds/deposit-attempt';
import { quoteRetryClicked } from '@sms/domain/payments/add-funds/quote';
import { PAYMENT_METHOD_LABELS } from '@sms/domain/payments/payment-method';
import { $balanceWide } from '@sms/domain/account/balance';
import { paymentTypes } from '@sms/domain/contracts/deposit';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '@sms/domain/limits/spec';
import { formatWholeNaira } from '@sms/domain/lib/format/money';
import { LazyAddFundsForm } from '@sms/ui/payments/add-funds-form/lazy-add-funds-form';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import { useUnit } from 'effector-react';
import { limits } from '../../app/limits';

const METHODS = paymentTypes.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }));

/** Deposits in naira (spec §2, Add Funds). Stays open on an error and keeps the amount. */
export function AddFundsDialog() {
  const form = useUnit({
    isOpen: $isAddFundsOpen,
    balance: $balanceWide,
    marketRate: $marketRateText,
    amount: $depositAmountText,
    amountError: $depositAmountError,
    chips: $quickDeposits,
    method: $paymentMethod,
    quote: $quoteView,
    canSubmit: $canSubmitDeposit,
    progress: $depositProgress,
    error: $addFundsError,
    changeAmount: depositAmountChanged,
    leaveAmount: depositAmountBlurred,
    chooseMethod: paymentMethodChosen,
    retryQuote: quoteRetryClicked,
    submit: addFundsSubmitted,
    checkAgain: depositCheckAgainClicked,
    tryAgain: addFundsAgainSubmitted,
    dismissOutcome: depositAbandonClicked,
    close: addFundsClosed,
  });
  return (
    <Dialog open={form.isOpen} title="Add Funds" onClose={() => form.close()}>
      <LazyAddFundsForm
        balance={form.balance}
        marketRate={form.marketRate ?? undefined}
        amount={{
          value: form.amount,
          onChange: form.changeAmount,
          onBlur: () => form.leaveAmount(),
          error: form.amountError ?? undefined,
        }}
        minAmount={formatWholeNaira(DEPOSIT_MIN_NGN)}
        maxAmount={formatWholeNaira(DEPOSIT_MAX_NGN)}
        limits={limits}
        chips={form.chips}
        method={form.method}
        methods={METHODS}
        onMethodChange={form.chooseMethod}
        quote={form.quote}
        onQuoteRetry={() => form.retryQuote()}
        canSubmit={form.canSubmit}
        progress={form.progress ?? undefined}
        error={form.error ?? undefined}
        onSubmit={() => form.submit()}
        onCheckAgain={() => form.checkAgain()}
        onTryAgain={() => form.tryAgain()}
        onOutcomeDismiss={() => form.dismissOutcome()}
        onCancel={() => form.close()}
      />
    </Dialog>
  );
}
