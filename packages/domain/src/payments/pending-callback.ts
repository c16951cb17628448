import { createEvent, createStore } from 'effector';
import { signOutClicked } from '../session/session';
import type { ProviderCallback } from './callback-query';

/** The payment provider's callback opened the page; the payload is read from the address. */
export const callbackOpened = createEvent<ProviderCallback>();

/** The outcome of the callback is known. */
export const callbackHandled = createEvent();

/** The unhandled callback. Survives an expired session (spec §2). */
export const $pendingCallback = createStore<ProviderCallback | null>(null)
  .on(callbackOpened, (_, found) => found)
  .reset(callbackHandled, signOutClicked);
