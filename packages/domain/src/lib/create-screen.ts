import { createEvent, createStore } from 'effector';
import { sessionEnded } from './session-events';

/** Tracks whether a screen is open, for work that is only done while the user sees it. */
export const createScreen = () => {
  /** The screen opened (true) or closed (false). */
  const toggled = createEvent<boolean>();
  const opened = toggled.filter({ fn: Boolean });
  /** True while the screen is open. */
  const $isOpen = createStore(false)
    .on(toggled, (_, isUp) => isUp)
    .reset(sessionEnded);
  return { toggled, opened, $isOpen };
};
