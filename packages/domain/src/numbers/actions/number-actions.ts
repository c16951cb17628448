import { createEvent, sample, type EventCallable } from 'effector';
import { balanceInvalidated } from '../../account/balance';
import type { ClientFx } from '../../api/client/operation-fx';
import { isRejection, isUserFacing } from '../../api/errors/api-error';
import { failureToast, type FailureTexts } from '../../api/errors/form-error';
import { $time } from '../../lib/time/clock';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { $activeNumbers, cancelRejected, numberCancelled, numberCompleted } from '../list/active-numbers';
import { activeNumbersInvalidated } from '../list/active-numbers-query';
import { isReceivedNumber } from '../list/number-status';
import { cancelWindow } from './cancel-window';
import {
  $busyNumbers,
  autoCancelFx,
  callForEach,
  cancelFx,
  completeFx,
  type NumberRequest,
} from './end-number';
import { undoWindowsElapsed } from './pending-completions';
import { isStatusRejection } from './status-rejection';

/** 'Cancel & Refund' of the number with this id. Ignored outside the cancel window (spec §4). */
export const cancelClicked = createEvent<string>();

/** The user replaces the number with this id: it is cancelled under the same conditions. */
export const cancelForReplacementRequested = createEvent<string>();

const idOf = ({ params: request }: { readonly params: NumberRequest }): string => request.params.id;

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

// Completed only if it has received an SMS (spec §4), and is not completed already.
const completionsDue = sample({
  clock: undoWindowsElapsed,
  source: { numbers: $activeNumbers, busy: $busyNumbers },
  fn: ({ numbers, busy }, ids) =>
    ids.filter((id) => !busy.has(id) && numbers?.some((it) => it.id === id && isReceivedNumber(it))),
  batch: false,
});
callForEach(completionsDue, completeFx);

/** Texts of 'Cancel & Refund' and 'Mark Complete' (spec §8). */
const CANCEL_NUMBER_TEXTS = {
  done: 'Number cancelled and fully refunded!',
  failed: 'Failed to cancel number',
  unconfirmed: "We couldn't confirm the cancellation. The list shows the current status.",
};

const COMPLETE_NUMBER_TEXTS = {
  done: 'Number marked as complete!',
  failed: 'Failed to complete number',
  unconfirmed: "We couldn't confirm that the number was completed. The list shows the current status.",
};

/** Handles the outcome of a cancel or a completion (spec §8). */
const settle = <Done>(
  fx: ClientFx<NumberRequest, Done>,
  succeeded: EventCallable<string>,
  { done, ...texts }: FailureTexts & { readonly done: string },
): void => {
  sample({ clock: fx.done, fn: idOf, target: succeeded });
  sample({ clock: fx.done, fn: () => toast('success', done), target: toastRequested });

  const failed = sample({ clock: fx.failData, filter: isUserFacing });
  sample({ clock: failed, fn: (error) => failureToast(error, texts), target: toastRequested });
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
