import type { EventCallable } from 'effector';
import { createTask } from '../task';

/** Fires `target` once, after the given ms, in place of the earlier time. `Infinity` only cancels. */
export const createTimer = (target: EventCallable<void>) =>
  createTask(({ timers, tell }, afterMs: number) =>
    timers.replace(target, () => tell(target, undefined), afterMs),
  );

export interface DelayedCall<T> {
  /** ms from now. */
  readonly afterMs: number;
  readonly payload: T;
}

/** An event that fires `target` later, besides those still to come, within 24 days. */
export const createDelay = <T>(target: EventCallable<T>) =>
  createTask(({ timers, tell }, { afterMs, payload }: DelayedCall<T>) => {
    timers.once(() => tell(target, payload), afterMs);
  });

/** For what leaves the screen by itself: the newest replaces the earlier, and a story lets it stay. */
export const createExpiry = <T>(target: EventCallable<T>) =>
  createTask(({ timers, tell }, { afterMs, payload }: DelayedCall<T>) =>
    timers.expire(target, () => tell(target, payload), afterMs),
  );
