import { createEvent, createStore } from 'effector';
import { sessionEnded } from './session-events';

/** Tracks whether a screen is up, for work that is only done while the user looks at it. */
export const createScreen = () => {
  /** The screen came up (true) or went away (false). */
  const toggled = createEvent<boolean>();
  const opened = toggled.filter({ fn: Boolean });
  /** Whether the screen is up. */
  const $isOpen = createStore(false)
    .on(toggled, (_, isUp) => isUp)
    .reset(sessionEnded);
  return { toggled, opened, $isOpen };
};
