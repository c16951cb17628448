import { $balance } from '@sms/domain/account/balance';
import { paymentTypes } from '@sms/domain/contracts/deposit';
import { formatRate, formatUsd, formatWholeNaira } from '@sms/domain/lib/format/money';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '@sms/domain/limits/spec';
import {
  $isAddFundsOpen,
  addFundsClosed,
  addFundsScreen,
} from '@sms/domain/payments/add-funds/add-funds-dialog';
import {
  $paymentMethod,
  addFundsForm,
  paymentMethodChosen,
} from '@sms/domain/payments/add-funds/add-funds-form';
import { depositProgress, quickDeposits, quoteView } from '@sms/domain/payments/add-funds/add-funds-view';
import {
  $depositAttempt,
  depositAbandonClicked,
  depositCheckAgainClicked,
} from '@sms/domain/payments/add-funds/deposit-attempt';
import { $isQuoteLoading, $quote, quoteRetryClicked } from '@sms/domain/payments/add-funds/quote';
import { $shortfallNgn } from '@sms/domain/payments/add-funds/shortfall';
import {
  $canSubmitDeposit,
  addFundsAgainSubmitted,
  addFundsSubmitted,
} from '@sms/domain/payments/add-funds/submit-deposit';
import { $exchangeRate } from '@sms/domain/payments/exchange-rate';
import { PAYMENT_METHOD_LABELS } from '@sms/domain/payments/payment-method';
import { LazyAddFundsForm } from '@sms/ui/payments/add-funds-form/lazy-add-funds-form';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import { useUnit } from 'effector-react';
import { useForm } from '../../app/hooks/use-form';
import { useScreen } from '../../app/hooks/use-screen';
import { limits } from '../../app/limits';
import { site } from '../../boot/site';

const METHODS = paymentTypes.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }));

/** Deposits in naira (spec §2, Add Funds). Stays open on an error and keeps the amount. */
export function AddFundsDialog() {
  const form = useUnit({
    isOpen: $isAddFundsOpen,
    balance: $balance,
    marketRate: $exchangeRate,
    shortfall: $shortfallNgn,
    method: $paymentMethod,
    quote: $quote,
    isQuoteLoading: $isQuoteLoading,
    canSubmit: $canSubmitDeposit,
    attempt: $depositAttempt,
    chooseMethod: paymentMethodChosen,
    retryQuote: quoteRetryClicked,
    submit: addFundsSubmitted,
    checkAgain: depositCheckAgainClicked,
    tryAgain: addFundsAgainSubmitted,
    dismissOutcome: depositAbandonClicked,
    close: addFundsClosed,
  });
  const { values, field, error } = useForm(addFundsForm);
  useScreen(addFundsScreen);
  return (
    <Dialog open={form.isOpen} title="Add Funds" onClose={() => form.close()}>
      <LazyAddFundsForm
        balance={formatUsd(form.balance)}
        marketRate={form.marketRate === null ? undefined : formatRate(form.marketRate)}
        amount={field('amount')}
        minAmount={formatWholeNaira(DEPOSIT_MIN_NGN)}
        maxAmount={formatWholeNaira(DEPOSIT_MAX_NGN)}
        limits={limits}
        chips={quickDeposits(values.amount, form.shortfall)}
        method={form.method}
        methods={METHODS}
        methodNote={site().payments?.[form.method]}
        onMethodChange={form.chooseMethod}
        quote={quoteView({ ...form, ...values, isLoading: form.isQuoteLoading })}
        onQuoteRetry={() => form.retryQuote()}
        canSubmit={form.canSubmit}
        progress={depositProgress(form.attempt)}
        error={error}
        onSubmit={() => form.submit()}
        onCheckAgain={() => form.checkAgain()}
        onTryAgain={() => form.tryAgain()}
        onOutcomeDismiss={() => form.dismissOutcome()}
        onCancel={() => form.close()}
      />
    </Dialog>
  );
}
