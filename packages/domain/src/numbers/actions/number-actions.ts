import { createEvent, createStore, sample, type Event, type EventCallable } from 'effector';
import { cancelNumber, completeNumber } from '../../contracts/numbers-calls';
import { isUserFacing, isRejection } from '../../api/errors/api-error';
import { createClientFx, type ClientFx } from '../../api/client/operation-fx';
import type { RequestFor } from '../../contracts/operations';
import type { RequestOf } from '../../contracts/operation';
import { $time } from '../../lib/time/clock';
import { cancelWindow } from './cancel-window';
import { isStatusRejection } from './status-rejection';
import { isReceivedNumber, type NumberStatus } from '../list/number-status';
import { balanceInvalidated } from '../../account/balance';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { failureToast, type FailureTexts } from '../../api/errors/form-error';
import { undoWindowsElapsed } from './pending-completions';
import {
  $activeNumbers,
  activeNumbersInvalidated,
  cancelRejected,
  numberCancelled,
  numberCompleted,
} from '../list/active-numbers';

type NumberRequest = RequestFor<'cancelNumber'>;

/**
 * Ends a number. Done as well when the server refuses because the number has this end already; then the
 * result is false: another window or device was first.
 */
const createEndFx = <O extends typeof cancelNumber | typeof completeNumber>(
  operation: O,
  end: NumberStatus,
) =>
  createClientFx(async (client, request: RequestOf<O>) => {
    try {
      await client.call(operation, request);
      return true;
    } catch (error) {
      if (isRejection(error) && error.details['currentStatus'] === end) return false;
      throw error;
    }
  });

/** Cancels a number. Its outcome is handled below. */
export const cancelFx = createEndFx(cancelNumber, 'cancelled');
/**
 * Cancels a number without an SMS before it expires (decision 0111). `auto-cancel.ts` handles its outcome.
 */
export const autoCancelFx = createEndFx(cancelNumber, 'cancelled');
const completeFx = createEndFx(completeNumber, 'used');

/** 'Cancel & Refund' of the number with this id. Ignored outside the cancel window (spec §4). */
export const cancelClicked = createEvent<string>();

/** The user replaces the number with this id: it is cancelled under the same conditions. */
export const cancelForReplacementRequested = createEvent<string>();

const idOf = ({ params: request }: { readonly params: NumberRequest }): string => request.params.id;

export type NumberAction = 'cancel' | 'complete';

type BusyNumbers = ReadonlyMap<string, NumberAction>;

/** Numbers with a call in flight, by id: one call per number at a time. */
export const $busyNumbers = createStore<BusyNumbers>(new Map())
  .on([cancelFx, autoCancelFx], (busy, { params }) => new Map(busy).set(params.id, 'cancel'))
  .on(completeFx, (busy, { params }) => new Map(busy).set(params.id, 'complete'))
  .on([cancelFx.finally, autoCancelFx.finally, completeFx.finally], (busy, call) =>
    without(busy, idOf(call)),
  );

sample({
  clock: [cancelClicked, cancelForReplacementRequested],
  source: { numbers: $activeNumbers, busy: $busyNumbers, time: $time },
  // The window is checked at the click, not at the last tick: its edges are exact (spec §4).
  filter: ({ numbers, busy, time }, id) =>
    !busy.has(id) &&
    numbers?.some((number) => number.id === id && cancelWindow(number, time.onServer()) === 'open') === true,
  fn: (_, id) => ({ params: { id } }),
  target: cancelFx,
});

export const callForEach = <Done>(ids: Event<readonly string[]>, fx: ClientFx<NumberRequest, Done>): void => {
  const $left = createStore<readonly string[]>([])
    .on(ids, (left, more) => [...left, ...more])
    .on(fx, (left, { params }) => left.filter((id) => id !== params.id));
  sample({
    clock: $left,
    filter: (left) => left.length > 0,
    fn: ([id = '']) => ({ params: { id } }),
    target: fx,
  });
};

// Completed only if it has received an SMS (spec §4), and is not completed already.
const completionsDue = sample({
  clock: undoWindowsElapsed,
  source: { numbers: $activeNumbers, busy: $busyNumbers },
  fn: ({ numbers, busy }, ids) =>
    ids.filter((id) => !busy.has(id) && numbers?.some((it) => it.id === id && isReceivedNumber(it))),
  batch: false,
});
callForEach(completionsDue, completeFx);

interface OutcomeTexts extends FailureTexts {
  readonly done: string;
}

/** Texts of 'Cancel & Refund' (spec §8). */
const CANCEL_NUMBER_TEXTS = {
  done: 'Number cancelled and fully refunded!',
  failed: 'Failed to cancel number',
  unconfirmed: "We couldn't confirm the cancellation. The list shows the current status.",
} satisfies OutcomeTexts;

/** Texts of 'Mark Complete' (spec §8). */
const COMPLETE_NUMBER_TEXTS = {
  done: 'Number marked as complete!',
  failed: 'Failed to complete number',
  unconfirmed: "We couldn't confirm that the number was completed. The list shows the current status.",
} satisfies OutcomeTexts;

/** Handles the outcome of a cancel or a completion (spec §8). */
const settle = <Done>(
  fx: ClientFx<NumberRequest, Done>,
  succeeded: EventCallable<string>,
  { done, ...texts }: OutcomeTexts,
): void => {
  sample({ clock: fx.done, fn: idOf, target: succeeded });
  sample({
    clock: fx.done,
    fn: () => toast('success', done),
    target: toastRequested,
  });

  const failed = sample({ clock: fx.failData, filter: isUserFacing });
  sample({
    clock: failed,
    fn: (error) => failureToast(error, texts),
    target: toastRequested,
  });
  // A rejection usually means that the number's status has changed; after a lost response it may have.
  sample({
    clock: failed,
    filter: (error) => !(isRejection(error) && error.status === 429),
    target: [activeNumbersInvalidated, balanceInvalidated],
  });
};

sample({
  clock: [cancelFx.fail, autoCancelFx.fail],
  filter: ({ error }) => isStatusRejection(error),
  fn: idOf,
  target: cancelRejected,
});
settle(cancelFx, numberCancelled, CANCEL_NUMBER_TEXTS);
settle(completeFx, numberCompleted, COMPLETE_NUMBER_TEXTS);

// "then the list reloads page 1, limit 20" (spec §4), and the refund is in the balance.
sample({
  clock: cancelFx.done,
  target: [activeNumbersInvalidated, balanceInvalidated],
});

function without(busy: BusyNumbers, id: string): BusyNumbers {
  return new Map([...busy].filter(([otherId]) => otherId !== id));
}
