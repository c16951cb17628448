import { createEvent, sample } from 'effector';
import { createClientFx } from '../../../api/client/operation-fx';
import { $clock } from '../../../lib/time/clock';
import { createTimer } from '../../../lib/time/create-timer';
import { checkPending } from './due-completions';
import { $pendingCompletions, sendCompletionsFx } from './pending-completions';

const prepareFx = createClientFx((client) => client.prepare());

/** A completion is pending: this code is loaded then, and sends it when the undo window ends. */
export const undoWindowStarted = createEvent();

const timerFired = createEvent();
const setTimerFx = createTimer(timerFired);

const pendingChecked = sample({
  clock: [undoWindowStarted, timerFired, $pendingCompletions],
  source: { pending: $pendingCompletions, clock: $clock },
  fn: ({ pending, clock }) => checkPending(pending, clock.now()),
});
sample({ clock: pendingChecked, fn: ({ waitMs }) => waitMs, target: setTimerFx });
sample({ clock: pendingChecked, fn: ({ due }) => due, target: sendCompletionsFx });

// A page that is being left has no time to fetch the anti-forgery token first.
sample({
  clock: [undoWindowStarted, $pendingCompletions],
  source: $pendingCompletions,
  filter: (pending) => pending.size > 0,
  fn: () => undefined,
  target: prepareFx,
});
