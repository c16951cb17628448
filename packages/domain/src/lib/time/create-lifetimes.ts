import { createEffect, createEvent, createStore, sample, type Store } from 'effector';
import { $clock } from './clock';
import { createTimer, type DelayedCall } from './timers';

interface Lifetimes<T> {
  /** When each ends, in ms since 1970; while paused, by the clock of `pausedAt`. */
  readonly ends: ReadonlyMap<T, number>;
  /** In ms since 1970; null while running. */
  readonly pausedAt: number | null;
}

/**
 * Creates timers that run only while `$isRunning`, so that a message out of sight does not expire unread.
 * `started` starts one; if that one is running already, the earlier of both ends counts. `expired` fires with all that
 * end at the same moment.
 */
export const createLifetimes = <T>($isRunning: Store<boolean>) => {
  const due = createEvent();
  const expireLaterFx = createEffect((afterMs: number) => afterMs);
  sample({ clock: expireLaterFx.doneData, target: createTimer(due) });
  const started = createEvent<DelayedCall<T>>();
  const expired = createEvent<readonly T[]>();

  const began = sample({
    clock: started,
    source: $clock,
    fn: (clock, call) => ({ ...call, now: clock.now() }),
    // Several may start in one step of the event graph.
    batch: false,
  });
  const switched = sample({
    clock: $isRunning.updates,
    source: $clock,
    fn: (clock, isRunning) => ({ isRunning, now: clock.now() }),
  });

  const $lifetimes = createStore<Lifetimes<T>>({ ends: new Map(), pausedAt: null })
    .on(began, ({ ends, pausedAt }, { payload, afterMs, now }) => {
      const end = Math.min(ends.get(payload) ?? Infinity, (pausedAt ?? now) + afterMs);
      return { ends: new Map(ends).set(payload, end), pausedAt };
    })
    .on(switched, ({ ends, pausedAt }, { isRunning, now }) => {
      const pausedMs = Math.max(now - (pausedAt ?? now), 0);
      return isRunning
        ? { ends: new Map([...ends].map(([payload, end]) => [payload, end + pausedMs])), pausedAt: null }
        : { ends, pausedAt: now };
    })
    .on(expired, ({ ends, pausedAt }, gone) => ({
      ends: new Map([...ends].filter(([payload]) => !gone.includes(payload))),
      pausedAt,
    }));

  sample({
    clock: $lifetimes,
    source: $clock,
    // Without any, or while paused, there is nothing to wait for.
    fn: (clock, { ends, pausedAt }) =>
      pausedAt === null ? Math.max(firstOf(ends) - clock.now(), 0) : Infinity,
    target: expireLaterFx,
  });
  sample({
    clock: due,
    source: { lifetimes: $lifetimes, clock: $clock },
    fn: ({ lifetimes: { ends }, clock }) => {
      // The timer is right even if the clock was set back meanwhile.
      const now = Math.max(clock.now(), firstOf(ends));
      return [...ends].flatMap(([payload, end]) => (end <= now ? [payload] : []));
    },
    target: expired,
  });

  return { started, expired, expireLaterFx };
};

const firstOf = (ends: ReadonlyMap<unknown, number>): number => Math.min(...ends.values());
