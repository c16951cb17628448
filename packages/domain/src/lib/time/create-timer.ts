import { scopeBind, type EventCallable } from 'effector';
import { createTask } from '../task';

/**
 * Creates an event that fires `target` once, after the given ms, and replaces the earlier timeout. `Infinity`
 * only cancels.
 */
export const createTimer = (target: EventCallable<void>) =>
  createTask(({ timers }, afterMs: number) => {
    const fire = scopeBind(target, { safe: true });
    timers.replace(target, () => fire(), afterMs);
  });

export interface DelayedCall<T> {
  /** ms from now. */
  readonly afterMs: number;
  readonly payload: T;
}

/**
 * Creates an event that fires `target` later, besides those that are still to come. The delay is capped at 24
 * days.
 */
export const createDelay = <T>(target: EventCallable<T>) =>
  createTask(({ timers }, { afterMs, payload }: DelayedCall<T>) => {
    const fire = scopeBind(target, { safe: true });
    timers.once(() => fire(payload), afterMs);
  });

/**
 * The same for what leaves the screen by itself: the newest one replaces the earlier, and a story lets it
 * stay.
 */
export const createExpiry = <T>(target: EventCallable<T>) =>
  createTask(({ timers }, { afterMs, payload }: DelayedCall<T>) => {
    const fire = scopeBind(target, { safe: true });
    timers.expire(target, () => fire(payload), afterMs);
  });
