import { createEvent, createStore } from 'effector';
import { sessionEnded } from './session-events';

/**
 * The start and end of a model that is loaded with what it is for: a screen, or a section that opens on demand. Exported
 * by each such model as `xScreen`, for work that is only done while the user sees it.
 */
export const createScreen = () => {
  /** The screen opened (true) or closed (false). Fired by `useScreen` of the app. */
  const toggled = createEvent<boolean>();
  const opened = toggled.filter({ fn: Boolean });
  /** True while the screen is open. */
  const $isOpen = createStore(false)
    .on(toggled, (_, isUp) => isUp)
    .reset(sessionEnded);
  return { toggled, opened, $isOpen };
};

/** A screen, as its model exports it. */
export type Screen = ReturnType<typeof createScreen>;
