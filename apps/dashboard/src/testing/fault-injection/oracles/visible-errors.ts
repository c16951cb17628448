import {
  $activeNumbersError,
  $addFundsError,
  $balanceError,
  $callbackOutcome,
  $catalogueError,
  $connectionBadge,
  $dashboardError,
  $depositProgress,
  $depositsError,
  $fullMessages,
  $hasAvailabilityFailed,
  $healthGate,
  $historyError,
  $loginError,
  $operatorsStatus,
  $pricesStatus,
  $purchaseError,
  $quoteView,
  $rateLimit,
  $registrationError,
  $restrictionsError,
  $retry,
  $sessionEndNotice,
  $sessionError,
  $sessionRetryInS,
  $subscriptionError,
  $subscriptionProgress,
  $subscriptionsError,
  $toasts,
  $unconfirmedPurchase,
} from '@sms/domain';
import { createWatch, type Scope, type Store, type StoreValue } from 'effector';

type ErrorText = string | null;

/** An error state whose text the view supplies. */
const VIEW_ERROR = 'Words of the view';

const inView = (isSo: boolean): ErrorText => (isSo ? VIEW_ERROR : null);

/** Phase of a reconciled mutation. */
type Phase = StoreValue<typeof $depositProgress> | StoreValue<typeof $subscriptionProgress>;

const isUnconfirmed = (phase: Phase): boolean =>
  phase === 'lookup-failed' || phase === 'ambiguous' || phase === 'checking';

/** Stores with an error text, for as long as the error is shown. */
const errorStores: readonly Store<ErrorText>[] = [
  $activeNumbersError,
  $addFundsError,
  $balanceError,
  $catalogueError,
  $depositsError,
  $historyError,
  $loginError,
  $dashboardError,
  $registrationError,
  $restrictionsError,
  $subscriptionError,
  $subscriptionsError,
  $sessionError.map((text): ErrorText => text || null),
  $sessionEndNotice,
  $purchaseError.map((error): ErrorText => error?.text ?? null),
  $retry.map(({ error, phase }): ErrorText => error ?? inView(isUnconfirmed(phase))),
  $depositProgress.map((phase): ErrorText => inView(isUnconfirmed(phase))),
  $subscriptionProgress.map((phase): ErrorText => inView(isUnconfirmed(phase))),
  $unconfirmedPurchase.map((attempt): ErrorText => inView(attempt !== null)),
  $rateLimit.map((wait): ErrorText => inView(wait !== null)),
  $connectionBadge.map(({ state, detail }): ErrorText => (state === 'issue' ? (detail ?? VIEW_ERROR) : null)),
  $healthGate.map((gate): ErrorText => inView(gate === 'unreachable')),
  $sessionRetryInS.map((seconds): ErrorText => inView(seconds !== null)),
  $operatorsStatus.map((status): ErrorText => inView(status === 'failed')),
  $pricesStatus.map((status): ErrorText => inView(status === 'failed')),
  $hasAvailabilityFailed.map(inView),
  $quoteView.map(({ kind }): ErrorText => inView(kind === 'failed')),
  $fullMessages.map((messages): ErrorText =>
    inView([...messages.values()].some(({ kind }) => kind === 'failed')),
  ),
];

/** Success and loading texts are not errors. */
const NEUTRAL_TONES = new Set(['success', 'loading']);

/** Collects every visible error. */
export const collectVisibleErrors = (scope: Scope) => {
  const recorded = new Set<string>();
  const record = (text: ErrorText): void => {
    if (text !== null) recorded.add(text);
  };
  for (const $error of errorStores) {
    record(scope.getState($error));
    createWatch({ unit: $error.updates, fn: record, scope });
  }
  createWatch({
    unit: $toasts.updates,
    fn: (toasts) => toasts.filter(({ tone }) => !NEUTRAL_TONES.has(tone)).forEach(({ text }) => record(text)),
    scope,
  });
  createWatch({
    unit: $callbackOutcome.updates,
    fn: (outcome) => record(outcome?.toast.text ?? null),
    scope,
  });
  return {
    /** Errors since the last call of this function. */
    take: (): readonly string[] => {
      const texts = [...recorded];
      recorded.clear();
      return texts;
    },
    /** Errors that are still visible. */
    current: (): readonly string[] => errorStores.flatMap(($error) => scope.getState($error) ?? []),
  };
};
