import type { Clock } from './clock';

/** Names that occurred in one window of the clock, each as often as it did. Every window starts empty. */
export interface FixedWindow {
  readonly lengthMs: number;
  /** Index of the window since 1970. */
  index: number;
  names: string[];
}

const present = ({ now }: Clock, window: FixedWindow): string[] => {
  const index = Math.floor(now() / window.lengthMs);
  if (index !== window.index) Object.assign(window, { index, names: [] });
  return window.names;
};

/** Counts a name in a window. */
export const countIn = (clock: Clock, window: FixedWindow, name: string): void => {
  present(clock, window).push(name);
};

/** How often a name was counted in the present window. */
export const countOf = (clock: Clock, window: FixedWindow, name: string): number =>
  present(clock, window).filter((counted) => counted === name).length;

/** Whole seconds until the window ends, at least 1. */
export const secondsLeft = ({ now }: Clock, { lengthMs }: FixedWindow): number =>
  Math.ceil((lengthMs - (now() % lengthMs)) / 1000);
