import { createEvent, createStore } from 'effector';

/** There is a network again: the browser says so, or an answer or a message proves it. */
export const wentOnline = createEvent();

/** The browser says that it lost its network, wrongly behind some VPNs. Fired by the app. */
export const wentOffline = createEvent();

/** The page became visible (true) or hidden (false). Fired by the app. */
export const pageVisibilityChanged = createEvent<boolean>();

export const pageShown = pageVisibilityChanged.filter({ fn: Boolean });

/** The browser brought the page back as it was left, perhaps long ago. Fired by the app. */
export const pageRestored = createEvent();

/** The browser freezes the page, or keeps it for 'back': no code runs for now. Fired by the app. */
export const pageFrozen = createEvent();

/** The browser resumes a page that it had frozen. Fired by the app. */
export const pageResumed = createEvent();

/** The user turned to the page (true), or to another window or tab (false). Fired by the app. */
export const pageFocusChanged = createEvent<boolean>();

export const pageFocused = pageFocusChanged.filter({ fn: Boolean });

export const $isPageVisible = createStore(true).on(pageVisibilityChanged, (_, isVisible) => isVisible);

/** True while the page is visible and has the focus: a window beside another one is not looked at. */
export const $isPageFocused = createStore(true).on(pageFocusChanged, (_, isFocused) => isFocused);
