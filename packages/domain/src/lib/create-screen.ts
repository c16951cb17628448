import { createEvent, createStore } from 'effector';
import { sessionEnded } from './session-ended';

/** A screen, for what is only done while somebody looks at it. */
export const createScreen = () => {
  /** The screen came up (true) or went away (false). */
  const toggled = createEvent<boolean>();
  const cameUp = toggled.filter({ fn: Boolean });
  /** Whether the screen is up. */
  const $isUp = createStore(false)
    .on(toggled, (_, isUp) => isUp)
    .reset(sessionEnded);
  return { toggled, cameUp, $isUp };
};
