import { $activeNumbersError } from '@sms/domain/numbers/list/active-numbers-query';
import { $depositAmountText } from '@sms/domain/payments/add-funds/add-funds-form';
import { quoteView } from '@sms/domain/payments/add-funds/add-funds-view';
import { $isQuoteLoading, $quote } from '@sms/domain/payments/add-funds/quote';
import { $depositsError } from '@sms/domain/payments/deposit-list';
import { $balanceError } from '@sms/domain/account/balance';
import { loginForm } from '@sms/domain/session/login-form';
import { $session } from '@sms/domain/session/session';
import { sessionEndNotice } from '@sms/domain/session/session-state';
import { $purchase } from '@sms/domain/purchase/purchase';
import { purchaseError } from '@sms/domain/purchase/purchase-state';
import { $toasts } from '@sms/domain/lib/toasts/toasts';
import { combine, createWatch, type Scope, type Store } from 'effector';

type ErrorText = string | null;

const inView = (isSo: boolean): ErrorText => (isSo ? 'Words of the view' : null);

const errorStores: readonly Store<ErrorText>[] = [
  $activeNumbersError,
  $balanceError,
  $depositsError,
  loginForm.$form.map(({ error }): ErrorText => error?.text ?? null),
  $session.map(sessionEndNotice),
  $purchase.map(({ status }): ErrorText => purchaseError(status)?.text ?? null),
  $purchase.map(({ status, wait }): ErrorText => inView(status.kind === 'unconfirmed' || wait !== null)),
  combine({ quote: $quote, isLoading: $isQuoteLoading, amount: $depositAmountText }, (facts): ErrorText =>
    inView(quoteView({ ...facts, shortfall: null }).kind === 'failed'),
  ),
];

/** Success and loading texts are not errors. */
const NEUTRAL_TONES = new Set(['success', 'loading']);

/** Collects every visible error from now on, until the session ends. */
export const collectVisibleErrors = (shownScope: () => Scope) => {
  const scope = shownScope();
  const recorded = new Set<string>();
  const record = (text: ErrorText): void => {
    if (text !== null) recorded.add(text);
  };
  for (const $error of errorStores) createWatch({ unit: $error.updates, fn: record, scope });
  createWatch({
    unit: $toasts.updates,
    fn: (toasts) => toasts.filter(({ tone }) => !NEUTRAL_TONES.has(tone)).forEach(({ text }) => record(text)),
    scope,
  });
  return {
    /** All of them so far. */
    seen: (): readonly string[] => [...recorded],
    current: (): readonly string[] => errorStores.flatMap(($error) => shownScope().getState($error) ?? []),
  };
};
