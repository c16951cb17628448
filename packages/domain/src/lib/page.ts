import { combine, createEvent, createStore } from 'effector';

/** The browser is online again. Fired by the app. */
export const wentOnline = createEvent();

/** The browser lost its network. Fired by the app. */
export const wentOffline = createEvent();

/** The page became visible (true) or hidden (false). Fired by the app. */
export const pageVisibilityChanged = createEvent<boolean>();

/** The browser brought the page back as it was left, perhaps long ago. Fired by the app. */
export const pageRestored = createEvent();

/** The browser is about to freeze the page, or to keep it for 'back': no code runs for now. Fired by the app. */
export const pageFrozen = createEvent();

/** The browser resumes a page that it had frozen. Fired by the app. */
export const pageResumed = createEvent();

/** The page got the focus back from another window. Fired by the app. */
export const pageFocused = createEvent();

/** True while the browser reports a network connection. */
export const $isOnline = createStore(true)
  .on(wentOnline, () => true)
  .on(wentOffline, () => false);

/** True while the page is visible. */
export const $isPageVisible = createStore(true).on(pageVisibilityChanged, (_, isVisible) => isVisible);

/** True while polling is useful: a hidden page has no reader, and an offline one cannot load. */
export const $isPageActive = combine(
  $isOnline,
  $isPageVisible,
  (isOnline, isVisible) => isOnline && isVisible,
);
