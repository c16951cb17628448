import { combine, createEvent, createStore } from 'effector';
import { sessionEnded } from './session-events';

/** The browser is online again. Fired by the app. */
export const wentOnline = createEvent();

/** The browser lost its network. Fired by the app. */
export const wentOffline = createEvent();

/** The page came into view (true) or went out of it (false). Fired by the app. */
export const pageVisibilityChanged = createEvent<boolean>();

/** The browser brought the page back as it was left, perhaps long ago. Fired by the app. */
export const pageRestored = createEvent();

/** The browser is about to freeze the page, or to keep it for 'back': no code runs for now. Fired by the app. */
export const pageFrozen = createEvent();

/** The browser resumes a page that it had frozen. Fired by the app. */
export const pageResumed = createEvent();

/** The page has the focus again: somebody who was in another window is back. Fired by the app. */
export const pageFocused = createEvent();

/** Whether the browser has a network, as far as it knows. */
export const $isOnline = createStore(true)
  .on(wentOnline, () => true)
  .on(wentOffline, () => false);

/** Whether the page is in view. */
export const $isPageVisible = createStore(true)
  .on(pageVisibilityChanged, (_, isVisible) => isVisible)
  // Only signed-in pages report it: toasts at /login must not wait for a report that never comes.
  .reset(sessionEnded);

/** Whether timed reloads are of any use: nobody reads a hidden page, and without a network nothing loads. */
export const $isPageActive = combine(
  $isOnline,
  $isPageVisible,
  (isOnline, isVisible) => isOnline && isVisible,
);
