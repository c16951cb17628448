import { createEffect, scopeBind, type EventCallable } from 'effector';

/** What to fire and when. */
export interface LaterCall<T> {
  /** ms from now. */
  readonly afterMs: number;
  readonly payload: T;
}

/**
 * An effect that fires `target` later, in the scope it was called in. It ends at once: a pending toast
 * or redirect is no work that a caller should wait for.
 */
export const createFireLaterFx = <T>(target: EventCallable<T>) =>
  createEffect(({ afterMs, payload }: LaterCall<T>): void => {
    const fire = scopeBind(target, { safe: true });
    setTimeout(() => fire(payload), afterMs);
  });
