import { createEvent, createStore } from 'effector';

/** The browser is online again. Fired by the app. */
export const wentOnline = createEvent();

/** The page came into view (true) or went out of it (false). Fired by the app. */
export const pageVisibilityChanged = createEvent<boolean>();

/** Whether the page is in view: nobody reads a hidden one, so timed reloads rest. */
export const $isPageVisible = createStore(true).on(pageVisibilityChanged, (_, isVisible) => isVisible);
