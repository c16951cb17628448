import { $balance } from '@sms/domain/account/balance';
import { paymentTypes } from '@sms/domain/contracts/deposit';
import { formatRate, formatUsd, formatWholeNaira } from '@sms/domain/lib/format/money';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '@sms/domain/limits/spec';
import { addFundsClosed } from '@sms/domain/payments/add-funds/add-funds-dialog';
import {
  $depositAmountText,
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
import { AddFundsForm } from '@sms/ui/payments/add-funds-form';
import { AmountField } from '@sms/ui/payments/add-funds-form/amount-field';
import { MethodTiles } from '@sms/ui/payments/add-funds-form/method-tiles';
import { PayBar } from '@sms/ui/payments/add-funds-form/pay-bar';
import { QuoteBox } from '@sms/ui/payments/add-funds-form/quote-box';
import { UnconfirmedOutcome } from '@sms/ui/payments/unconfirmed-outcome';
import { useStoreMap, useUnit } from 'effector-react';
import { useForm } from '../app/hooks/use-form';
import { limits } from '../app/limits';
import { site } from '../boot/site';

const METHODS = paymentTypes.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }));

/** State of the deposit being opened; undefined without one. */
const useProgress = () => depositProgress(useUnit($depositAttempt));

/** Fields and button of 'Add Funds'. */
export default function AddFundsFormScreen() {
  // Not the whole form: a letter typed draws the amount alone.
  const error = useStoreMap(addFundsForm.$form, (form) => form.error?.text ?? null);
  const submit = useUnit(addFundsSubmitted);
  return (
    <AddFundsForm
      error={error ?? undefined}
      busy={useProgress() === 'creating'}
      onSubmit={() => submit()}
      outcome={<Outcome />}
      amount={<Amount />}
      method={<Method />}
      quote={<Quote />}
      pay={<Pay />}
    />
  );
}

function Outcome() {
  const progress = useProgress();
  const { checkAgain, tryAgain, dismiss } = useUnit({
    checkAgain: depositCheckAgainClicked,
    tryAgain: addFundsAgainSubmitted,
    dismiss: depositAbandonClicked,
  });
  return (
    progress !== undefined &&
    progress !== 'creating' && (
      <UnconfirmedOutcome
        what="payment"
        limits={limits}
        state={progress}
        onCheckAgain={() => checkAgain()}
        onTryAgain={() => tryAgain()}
        onDismiss={() => dismiss()}
      />
    )
  );
}

function Amount() {
  const { values, field } = useForm(addFundsForm);
  const shortfall = useUnit($shortfallNgn);
  return (
    <AmountField
      {...field('amount')}
      min={formatWholeNaira(DEPOSIT_MIN_NGN)}
      max={formatWholeNaira(DEPOSIT_MAX_NGN)}
      chips={quickDeposits(values.amount, shortfall)}
      disabled={useProgress() !== undefined}
    />
  );
}

function Method() {
  const { method, choose } = useUnit({ method: $paymentMethod, choose: paymentMethodChosen });
  return (
    <MethodTiles
      method={method}
      methods={METHODS}
      note={site().payments?.[method]}
      disabled={useProgress() !== undefined}
      onChange={choose}
    />
  );
}

/** The quote for the amount on screen. */
const useQuote = () =>
  quoteView(
    useUnit({
      quote: $quote,
      isLoading: $isQuoteLoading,
      amount: $depositAmountText,
      shortfall: $shortfallNgn,
    }),
  );

function Quote() {
  const { marketRate, retry } = useUnit({ marketRate: $exchangeRate, retry: quoteRetryClicked });
  return (
    <QuoteBox
      quote={useQuote()}
      marketRate={marketRate === null ? undefined : formatRate(marketRate)}
      onRetry={() => retry()}
    />
  );
}

function Pay() {
  const { method, balance, canSubmit, close } = useUnit({
    method: $paymentMethod,
    balance: $balance,
    canSubmit: $canSubmitDeposit,
    close: addFundsClosed,
  });
  const quote = useQuote();
  return (
    <PayBar
      method={method}
      balance={formatUsd(balance)}
      pays={quote.kind === 'known' ? quote.pays : undefined}
      busy={useProgress() === 'creating'}
      canSubmit={canSubmit}
      onCancel={() => close()}
    />
  );
}
