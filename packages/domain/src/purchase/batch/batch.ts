import { combine, createEvent, sample } from 'effector';
import { isBudgetReserved } from '../../api/client/rate-limit-budget';
import { RESERVED_CALLS_FOR_LIST } from '../../limits/tuning';
import {
  batchReducer,
  batchShortfall,
  batchRemainderText,
  batchTitle,
  newBatch,
  type BatchAction,
  $batch,
  type NamedBatch,
} from './batch-reducer';
import { $balance } from '../../account/balance';
import { selectionChangedByUser } from '../../catalogue/selection';
import { $activeNumbers, activeNumbersInvalidated, numberBought } from '../../numbers/list/active-numbers';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import {
  purchaseRejected,
  purchaseSent,
  purchaseSucceeded,
  purchaseActionRequired,
} from '../submit/purchase-attempt';
import { $boughtIds } from '../submit/duplicate-purchase';
import { $successText, successTextChanged } from '../submit/purchase-outcome';
import { $purchaseButtonBlockedBy, $purchaseLockedBy, $purchaseProblem } from '../pricing/price';
import { $price } from '../pricing/selected-price';
import { purchaseClicked, purchaseRequested } from '../submit/submit-purchase';
import { purchaseErrorDismissed, purchaseErrorShown } from '../submit/purchase-error';
import { wizardScreen } from '../wizard/wizard-screen';
import { $selectionNames } from '../pricing/price-view';

/** The user buys so many numbers, one after the other. */
export const batchClicked = createEvent<number>();

/** 'Stop after this one'. */
export const batchStopClicked = createEvent();

/** The user has read the summary. */
export const batchDismissed = createEvent();

const started = createEvent<NamedBatch>();

/** Reasons for an incomplete batch that the message of the purchase does not contain. */
const BATCH_TEXTS = {
  rateLimited: 'Too many requests. Wait a moment, then try again.',
  unconfirmed: 'We could not tell whether the next one was bought. Check Active Numbers.',
};

/** Success message of a single purchase. */
const SINGLE_PURCHASE_MESSAGE = $successText.defaultState;

/** A batch without a purchased number has no summary: the message of its failure is enough. */
const applyBatchAction = (action: BatchAction) => (batch: NamedBatch | null) => {
  if (batch === null || batch.phase === 'over') return batch;
  const next = { ...batch, ...batchReducer(batch, action) };
  return next.phase === 'over' && next.bought === 0 ? null : next;
};
const clearFinished = (batch: NamedBatch | null) => (batch?.phase === 'over' ? null : batch);

$batch
  .on([purchaseClicked, batchClicked, numberBought], clearFinished)
  .on(started, (_, batch) => batch)
  .on(purchaseSent, applyBatchAction('sent'))
  .on(purchaseSucceeded, applyBatchAction('bought'))
  // A change of the selection stops the batch; while a purchase is in flight the selection is locked.
  .on([batchStopClicked, selectionChangedByUser], applyBatchAction('stopped'))
  // Buys nothing in the background, where the user could not stop it.
  .on(wizardScreen.toggled, (batch, isOpen) =>
    isOpen ? batch : applyBatchAction('stopped')(clearFinished(batch)),
  )
  .on(purchaseErrorShown, (batch, { text }) => applyBatchAction({ failure: text })(batch))
  .on(purchaseRejected, (batch, { kind }) =>
    kind === 'rate-limited' ? applyBatchAction({ failure: BATCH_TEXTS.rateLimited })(batch) : batch,
  )
  .on(purchaseActionRequired, applyBatchAction({ failure: BATCH_TEXTS.unconfirmed }))
  .reset(batchDismissed);

/** True if one more call would leave none for the list that shows the result. */
export const $isLastCallLeft = isBudgetReserved('sms', RESERVED_CALLS_FOR_LIST);

const requested = sample({
  clock: batchClicked,
  source: {
    price: $price,
    balance: $balance,
    problem: $purchaseProblem,
    blockedBy: $purchaseButtonBlockedBy,
    names: $selectionNames,
  },
  filter: ({ blockedBy }) => blockedBy === null,
  fn: ({ price, balance, problem, names: { service, country } }, asked) => ({
    isPossible:
      problem === null && price !== null && balance !== null && batchShortfall(price, asked, balance) === 0,
    problem,
    batch: { ...newBatch(asked), what: [service, country].join(' in '), highestPrice: price ?? 0 },
  }),
});
// Errors are shown as for a single purchase.
sample({
  clock: requested,
  filter: ({ problem }) => problem !== null,
  target: purchaseRequested,
});
sample({
  clock: requested,
  filter: ({ isPossible }) => isPossible,
  fn: ({ batch }) => batch,
  target: started,
});

sample({
  clock: combine(
    $batch,
    $purchaseLockedBy,
    $isLastCallLeft,
    (batch, lockedBy, isLastCallLeft) => batch?.phase === 'between' && lockedBy === null && !isLastCallLeft,
  ).updates.filter({ fn: Boolean }),
  target: purchaseRequested,
});

// Set when the purchase is sent, for its success message. A single purchase follows the last one.
sample({
  clock: $batch.updates,
  filter: (batch) => batch === null || batch.phase === 'buying' || batch.failure !== null,
  fn: (batch) => (batch?.phase === 'buying' ? textOnSuccess(batch) : SINGLE_PURCHASE_MESSAGE),
  target: successTextChanged,
});

const failed = $batch.updates.filterMap((batch) => (batch?.failure != null ? batch : undefined));
// The summary names the failure and stays.
sample({ clock: failed, target: purchaseErrorDismissed });
// Its purchases have loaded no list. Without their messages, the list lacks numbers that are to be cancelled in time.
sample({
  clock: $batch.updates,
  source: { ids: $boughtIds, numbers: $activeNumbers },
  filter: ({ ids, numbers }, batch) =>
    batch?.phase === 'over' &&
    batch.bought < batch.requested &&
    // After the last of a stopped one, the list reloads anyway.
    (batch.failure !== null || !batch.isStopping) &&
    !numbers?.some(({ id }) => id === ids.at(-1)),
  target: activeNumbersInvalidated,
});
const unreported = sample({
  clock: [failed, wizardScreen.toggled],
  source: { batch: $batch, isOpen: wizardScreen.$isOpen },
  fn: ({ batch, isOpen }) => (batch?.phase === 'over' && !isOpen ? batch : undefined),
}).filterMap((batch) => batch);
sample({ clock: unreported, fn: (batch) => toast('warning', summaryText(batch)), target: toastRequested });
sample({ clock: unreported, target: batchDismissed });

function summaryText(batch: NamedBatch): string {
  return `${batchTitle(batch, batch.what)}. ${batchRemainderText(batch)}`.trim();
}

/** Message if the purchase in flight succeeds; null while more follow. */
function textOnSuccess(batch: NamedBatch): string | null {
  const next = { ...batch, ...batchReducer(batch, 'bought') };
  return next.phase === 'over' ? summaryText(next) : null;
}
