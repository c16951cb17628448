import { createEffect } from 'effector';

/** Puts a text on the clipboard; fails when the browser refuses. The app supplies it with the scope. */
export const copyTextFx = createEffect<string, void>(() => {
  throw new Error('No clipboard: give the scope a handler for copyTextFx.');
});

/**
 * Keeps what has to survive a reload of the page while a purchase is not settled; null forgets it. Holds
 * no secret. The app supplies a storage of the browser tab; without one nothing is kept.
 */
export const saveIntentFx = createEffect<unknown, void>(() => {});

/** Gives back what `saveIntentFx` kept, as unchecked data; null when there is nothing. */
export const loadIntentFx = createEffect<void, unknown>(() => null);
