import { createEvent, createStore } from 'effector';

/**
 * Opening and closing of a screen, or of a section that opens on demand, for work that its model does only in
 * between. The model is loaded with the screen and exports this as `xScreen`.
 */
export const createScreen = () => {
  /** The screen opened (true) or closed (false). Fired by `useScreen` of the app. */
  const toggled = createEvent<boolean>();
  const opened = toggled.filter({ fn: Boolean });
  const $isOpen = createStore(false).on(toggled, (_, isOpen) => isOpen);
  return { toggled, opened, $isOpen };
};

export type Screen = ReturnType<typeof createScreen>;
