import { createEvent, createStore, merge, sample } from 'effector';
import { createClientFx } from '../../api/client/operation-fx';
import { $clock } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { pageFrozen, pageVisibilityChanged } from '../../lib/page';
import { signOutClicked } from '../../session/session';
import { UNDO_MS } from '../../limits/tuning';
import { activeNumbersScreen } from '../list/polling';

/** When 'Mark Complete' was clicked, by id of the number; ms since 1970 on this machine. */
type PendingCompletions = ReadonlyMap<string, number>;

/**
 * Ids of those whose time for an undo is over, also where the clock was set back since, and the time until
 * the next one is due, in ms; `Infinity` without any.
 */
const checkPending = (pending: PendingCompletions, now: number) => {
  const isDue = ([, at]: readonly [string, number]) => now < at || now >= at + UNDO_MS;
  const entries = [...pending];
  return {
    due: entries.filter(isDue).map(([id]) => id),
    waitMs: Math.min(...entries.filter((click) => !isDue(click)).map(([, at]) => at + UNDO_MS - now)),
  };
};

/** 'Mark Complete' of the number with this id. Delayed by 5 s, in which it can be undone. */
export const completeClicked = createEvent<string>();

/** 'Undo' of the number with this id. */
export const completeUndone = createEvent<string>();

/** The undo window ends for all: every pending completion is sent. */
export const completionsFlushed = createEvent();

/** The numbers with these ids are to be completed now. */
export const undoWindowsElapsed = createEvent<readonly string[]>();

const completionQueued = sample({
  clock: completeClicked,
  source: $clock,
  fn: (clock, id) => ({ id, at: clock.now() }),
});

export const $pendingCompletions = createStore<PendingCompletions>(new Map())
  .on(completionQueued, (pending, { id, at }) => new Map(pending).set(id, at))
  .on(
    [completeUndone.map((id) => [id]), undoWindowsElapsed],
    (pending, ids) => new Map([...pending].filter(([id]) => !ids.includes(id))),
  );

const timerFired = createEvent();
const timerSet = createTimer(timerFired);
const prepareFx = createClientFx((client) => client.prepare());

const pendingChecked = sample({
  clock: [timerFired, $pendingCompletions],
  source: { pending: $pendingCompletions, clock: $clock },
  fn: ({ pending, clock }) => checkPending(pending, clock.now()),
});
sample({ clock: pendingChecked, fn: ({ waitMs }) => waitMs, target: timerSet });
sample({
  clock: pendingChecked.map(({ due }) => due),
  filter: (due) => due.length > 0,
  target: undoWindowsElapsed,
});

// A page that is being left has no time to fetch the anti-forgery token first.
sample({
  clock: $pendingCompletions,
  filter: (pending) => pending.size > 0,
  target: prepareFx,
});

// 'Undo' is only on the cards. A hidden page may never run again, and shows no message.
sample({
  clock: [
    merge([pageVisibilityChanged, activeNumbersScreen.toggled]).filter({ fn: (isThere) => !isThere }),
    pageFrozen,
    signOutClicked,
  ],
  target: completionsFlushed,
});
sample({
  clock: completionsFlushed,
  source: $pendingCompletions,
  fn: (pending) => [...pending.keys()],
  target: undoWindowsElapsed,
});
