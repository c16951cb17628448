import {
  $activeNumbersError,
  $addFundsError,
  $balanceError,
  $catalogueError,
  $connectionBadge,
  $depositProgress,
  $depositsError,
  $fullMessages,
  $hasAvailabilityFailed,
  $healthGate,
  $historyError,
  $loginError,
  $operatorsStatus,
  $overviewError,
  $pricesStatus,
  $purchaseError,
  $quoteView,
  $rateLimit,
  $registrationError,
  $restrictionsError,
  $retry,
  $returnOutcome,
  $sessionEndNotice,
  $sessionError,
  $sessionRetryInS,
  $subscriptionError,
  $subscriptionProgress,
  $subscriptionsError,
  $toasts,
  $unconfirmedPurchase,
} from '@sms/domain';
import { createWatch, type Scope, type Store } from 'effector';

type Said = string | null;

/** A state for which the view has the words. */
const WORDS_OF_THE_VIEW = 'Words of the view';

const inView = (isSo: boolean): Said => (isSo ? WORDS_OF_THE_VIEW : null);

const isUnsettled = (phase: string | null): boolean =>
  phase === 'unknown' || phase === 'uncertain' || phase === 'checking';

/** Where the product says that something went wrong, for as long as it does. */
const standing: readonly Store<Said>[] = [
  $activeNumbersError,
  $addFundsError,
  $balanceError,
  $catalogueError,
  $depositsError,
  $historyError,
  $loginError,
  $overviewError,
  $registrationError,
  $restrictionsError,
  $subscriptionError,
  $subscriptionsError,
  $sessionError.map((text): Said => text || null),
  $sessionEndNotice,
  $purchaseError.map((error): Said => error?.text ?? null),
  $retry.map(({ error, phase }): Said => error ?? inView(isUnsettled(phase))),
  $depositProgress.map((phase): Said => inView(isUnsettled(phase))),
  $subscriptionProgress.map((phase): Said => inView(isUnsettled(phase))),
  $unconfirmedPurchase.map((attempt): Said => inView(attempt !== null)),
  $rateLimit.map((wait): Said => inView(wait !== null)),
  $connectionBadge.map(({ state, detail }): Said =>
    state === 'issue' ? (detail ?? WORDS_OF_THE_VIEW) : null,
  ),
  $healthGate.map((gate): Said => inView(gate === 'unreachable')),
  $sessionRetryInS.map((seconds): Said => inView(seconds !== null)),
  $operatorsStatus.map((status): Said => inView(status === 'failed')),
  $pricesStatus.map((status): Said => inView(status === 'failed')),
  $hasAvailabilityFailed.map(inView),
  $quoteView.map(({ kind }): Said => inView(kind === 'failed')),
  $fullMessages.map((messages): Said => inView([...messages.values()].some(({ kind }) => kind === 'failed'))),
];

/** Words of success and of waiting are no complaint. */
const GOOD = new Set(['success', 'loading']);

/** Listens to everything by which the product tells that something went wrong. */
export const listenForComplaints = (scope: Scope) => {
  const heard = new Set<string>();
  const hear = (text: Said): void => {
    if (text !== null) heard.add(text);
  };
  for (const $said of standing) {
    hear(scope.getState($said));
    createWatch({ unit: $said.updates, fn: hear, scope });
  }
  createWatch({
    unit: $toasts.updates,
    fn: (toasts) => toasts.filter(({ tone }) => !GOOD.has(tone)).forEach(({ text }) => hear(text)),
    scope,
  });
  createWatch({ unit: $returnOutcome.updates, fn: (outcome) => hear(outcome?.toast.text ?? null), scope });
  return {
    /** All that was said since the last time this was asked. */
    take: (): readonly string[] => {
      const texts = [...heard];
      heard.clear();
      return texts;
    },
    /** What is still said. */
    standing: (): readonly string[] => standing.flatMap(($said) => scope.getState($said) ?? []),
  };
};
