import { createEffect, scopeBind, type EventCallable } from 'effector';

/** What to fire and when. */
export interface LaterCall<T> {
  /** ms from now. */
  readonly afterMs: number;
  readonly payload: T;
}

/** The longest a timer can wait, in ms: one that should wait longer would not wait at all. */
export const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * An effect that fires `target` later, in the scope it was called in. It ends at once: a pending toast
 * or redirect is no work that a caller should wait for. After 24 days it fires whatever was asked.
 */
export const createFireLaterFx = <T>(target: EventCallable<T>) =>
  createEffect(({ afterMs, payload }: LaterCall<T>): void => {
    const fire = scopeBind(target, { safe: true });
    setTimeout(() => fire(payload), Math.min(afterMs, LONGEST_WAIT_MS));
  });
