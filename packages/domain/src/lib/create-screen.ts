import { createEvent, createStore } from 'effector';

/** Opening and closing of a screen, for work done only in between. Its model exports this as `xScreen`. */
export const createScreen = () => {
  /** The screen opened (true) or closed (false). Fired by `useScreen` of the app. */
  const toggled = createEvent<boolean>();
  const opened = toggled.filter({ fn: Boolean });
  const $isOpen = createStore(false).on(toggled, (_, isOpen) => isOpen);
  return { toggled, opened, $isOpen };
};

export type Screen = ReturnType<typeof createScreen>;
