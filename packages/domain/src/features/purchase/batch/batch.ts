import { combine, createEvent, sample } from 'effector';
import { isLeftToUser } from '../../../api/client/rate-limit-budget';
import { CALLS_KEPT_FOR_LIST } from '../../../limits';
import { batchAfter, batchMissing, batchRest, batchTitle, newBatch, type BatchNews } from '../../../rules';
import { $balance } from '../../account/balance';
import { selectionChangedByUser } from '../../selection';
import { sessionEnded } from '../../session';
import { toast, toastRequested } from '../../notifications/toasts';
import {
  purchaseGiveUpClicked,
  purchaseRefused,
  purchaseSent,
  purchaseSucceeded,
  purchaseUserNeeded,
} from '../submit/attempt';
import { $batch, type NamedBatch } from './batch-state';
import { $successText, numberBought } from '../submit/outcome';
import { $price, $purchaseButtonBlockedBy, $purchaseHeldBy, $purchaseProblem } from '../pricing/price';
import { purchaseClicked, purchaseRequested } from '../submit/submit-purchase';
import { purchaseErrorDismissed, purchaseErrorShown } from '../submit/purchase-error';
import { $isWizardUp, wizardScreenToggled } from '../wizard/wizard-screen';
import { $selectionNames } from '../pricing/price-view';

/** The user buys so many numbers, one after the other. */
export const batchClicked = createEvent<number>();

/** 'Stop after this one'. */
export const batchStopClicked = createEvent();

/** The user has read the summary. */
export const batchDismissed = createEvent();

const started = createEvent<NamedBatch>();

/** Why the rest of several was not bought, where the message of the purchase does not say it. */
export const BATCH_TEXTS = {
  limited: 'Too many requests. Wait a moment.',
  unclear: 'We could not tell whether the next one was bought. Check Active Numbers.',
};

/** What is said of a single purchase. */
const ALONE = $successText.defaultState;

/** A batch that brought nothing leaves nothing to tell: the message of its failure says it all. */
const withNews = (news: BatchNews) => (batch: NamedBatch | null) => {
  if (batch === null || batch.phase === 'over') return batch;
  const next = { ...batch, ...batchAfter(batch, news) };
  return next.phase === 'over' && next.bought === 0 ? null : next;
};
const withoutOver = (batch: NamedBatch | null) => (batch?.phase === 'over' ? null : batch);

$batch
  .on([purchaseClicked, batchClicked, numberBought], withoutOver)
  .on(started, (_, batch) => batch)
  .on(purchaseSent, withNews('sent'))
  .on(purchaseSucceeded, withNews('bought'))
  // A change of the selection means something else is wanted; while a purchase is under way it stands.
  .on([batchStopClicked, selectionChangedByUser], withNews('stopped'))
  // Nothing is bought out of sight, where nobody could stop it.
  .on(wizardScreenToggled, (batch, isUp) => (isUp ? batch : withNews('stopped')(withoutOver(batch))))
  .on(purchaseErrorShown, (batch, { text }) => withNews({ failure: text })(batch))
  .on(purchaseRefused, (batch, { kind }) =>
    kind === 'rate-limited' ? withNews({ failure: BATCH_TEXTS.limited })(batch) : batch,
  )
  .on([purchaseUserNeeded, purchaseGiveUpClicked], withNews({ failure: BATCH_TEXTS.unclear }))
  .reset(batchDismissed, sessionEnded);

/** Whether a call more would leave none for the list that shows what was bought. */
export const $isLastCallLeft = isLeftToUser('sms', CALLS_KEPT_FOR_LIST);

const wished = sample({
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
      problem === null && price !== null && balance !== null && batchMissing(price, asked, balance) === 0,
    problem,
    batch: { ...newBatch(asked), what: [service, country].join(' in '), highestPrice: price ?? 0 },
  }),
});
// What is wrong is told as it is for one number.
sample({
  clock: wished,
  filter: ({ problem }) => problem !== null,
  fn: () => undefined,
  target: purchaseRequested,
});
sample({
  clock: wished,
  filter: ({ isPossible }) => isPossible,
  fn: ({ batch }) => batch,
  target: started,
});

sample({
  // Stryker disable next-line MethodExpression: what is requested when none is due any more is held, or fails as the last did.
  clock: combine(
    $batch,
    $purchaseHeldBy,
    $isLastCallLeft,
    (batch, heldBy, isLastCallLeft) => batch?.phase === 'between' && heldBy === null && !isLastCallLeft,
  ).updates.filter({ fn: Boolean }),
  fn: () => undefined,
  target: purchaseRequested,
});

// Settled when the purchase is sent: its success is told by then. After the last one comes a single one.
sample({
  clock: $batch.updates,
  filter: (batch) => batch === null || batch.phase === 'buying' || batch.failure !== null,
  fn: (batch) => (batch?.phase === 'buying' ? textOnSuccess(batch) : ALONE),
  target: $successText,
});

const failed = $batch.updates.filterMap((batch) => (batch?.failure != null ? batch : undefined));
// The summary names the failure and stays.
sample({ clock: failed, fn: () => undefined, target: purchaseErrorDismissed });
const untold = sample({
  clock: [failed, wizardScreenToggled],
  source: { batch: $batch, isUp: $isWizardUp },
  fn: ({ batch, isUp }) => (batch?.phase === 'over' && !isUp ? batch : undefined),
}).filterMap((batch) => batch);
sample({ clock: untold, fn: (batch) => toast('warning', toldOf(batch)), target: toastRequested });
sample({ clock: untold, fn: () => undefined, target: batchDismissed });

function toldOf(batch: NamedBatch): string {
  return `${batchTitle(batch, batch.what)}. ${batchRest(batch)}`.trim();
}

/** What is said if the purchase under way succeeds; null while more follow. */
function textOnSuccess(batch: NamedBatch): string | null {
  const next = { ...batch, ...batchAfter(batch, 'bought') };
  return next.phase === 'over' ? `${toldOf(next)} Check Active Numbers page.` : null;
}
