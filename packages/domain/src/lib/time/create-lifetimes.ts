import { createEvent, createStore, sample, type Store } from 'effector';
import { $clock } from './clock';
import { createDelayFx, type DelayedCall } from './delay';
import { sessionEnded } from '../session-events';

interface Lifetimes<T> {
  /** Time left at `since`, in ms. */
  readonly left: ReadonlyMap<T, number>;
  /** Time of this count, in ms since 1970; null while paused. */
  readonly since: number | null;
  /** Those that ended with this count. */
  readonly expired: readonly T[];
}

interface Change<T> {
  /** ms since 1970. */
  readonly now: number;
  readonly isRunning: boolean;
  readonly started?: DelayedCall<T>;
  /** The count whose timer fired. */
  readonly due?: Lifetimes<T>;
}

/**
 * Creates timers that run only while `$isRunning`, so that a message out of sight does not expire unread.
 * `started` starts one; if that one is running already, the earlier of both ends counts. `expired` fires with all that
 * end at the same moment.
 */
export const createLifetimes = <T>($isRunning: Store<boolean>) => {
  const expiryDue = createEvent<Lifetimes<T>>();
  const expireLaterFx = createDelayFx(expiryDue);

  const started = createEvent<DelayedCall<T>>();
  const changed = createEvent<Change<T>>();

  const $lifetimes = createStore<Lifetimes<T>>({ left: new Map(), since: null, expired: [] })
    .on(changed, count)
    .reset(sessionEnded);

  const expired = $lifetimes.updates.filterMap(({ expired: ended }) =>
    ended.length > 0 ? ended : undefined,
  );

  sample({
    clock: started,
    source: { clock: $clock, isRunning: $isRunning },
    fn: ({ clock, isRunning }, call): Change<T> => ({ now: clock.now(), isRunning, started: call }),
    target: changed,
    // Several may start in one step of the event graph.
    batch: false,
  });
  sample({
    clock: $isRunning.updates,
    source: $clock,
    fn: (clock, isRunning): Change<T> => ({ now: clock.now(), isRunning }),
    target: changed,
  });
  sample({
    clock: expiryDue,
    source: $clock,
    fn: (clock, dueCount): Change<T> => ({ now: clock.now(), isRunning: true, due: dueCount }),
    target: changed,
  });
  sample({
    clock: $lifetimes,
    filter: ({ left, since }) => left.size > 0 && since !== null,
    fn: (payload) => ({ afterMs: shortestMs(payload), payload }),
    target: expireLaterFx,
  });

  return { started, expired, expireLaterFx };
};

function count<T>(before: Lifetimes<T>, { now, isRunning, started, due }: Change<T>): Lifetimes<T> {
  // The timer of an earlier count: there was a change since.
  if (due !== undefined && due !== before) return before;
  const waitedMs = before.since === null ? 0 : Math.max(now - before.since, 0);
  // The timer is right even if the local clock was changed meanwhile.
  const passedMs = due === undefined ? Math.min(waitedMs, shortestMs(before)) : shortestMs(before);
  const left = new Map<T, number>();
  const expired: T[] = [];
  for (const [payload, ms] of before.left) {
    if (ms > passedMs) left.set(payload, ms - passedMs);
    else expired.push(payload);
  }
  if (started !== undefined) {
    const { payload, afterMs } = started;
    left.set(payload, Math.min(left.get(payload) ?? afterMs, afterMs));
  }
  return { left, since: isRunning ? now : null, expired };
}

function shortestMs<T>({ left }: Lifetimes<T>): number {
  return Math.min(...left.values());
}
