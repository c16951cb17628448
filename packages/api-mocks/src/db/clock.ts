/** The world's own clock, in ms since 1970. It stands still until somebody moves it. */
export interface Clock {
  now(): number;
  /** Moves the clock forward; a moment in the past is ignored, time never runs backwards. */
  moveTo(moment: number): void;
  /** Sets the clock, even back in time, because another world begins. */
  load(moment: number): void;
  /** How many times faster than real time it runs in a host that ticks. Default: 1. */
  speed: number;
  /** The present moment as the API writes it. */
  iso(): string;
}

/** A clock that stands at `start`, ms since 1970. */
export const createClock = (start: number): Clock => {
  let moment = start;
  return {
    speed: 1,
    now: () => moment,
    moveTo: (next) => {
      moment = Math.max(moment, next);
    },
    load: (stored) => {
      moment = stored;
    },
    iso: () => isoOf(moment),
  };
};

/** A moment in ms since 1970 as the API writes it. */
export const isoOf = (moment: number): string => new Date(moment).toISOString();

/** The same, or null for what has not happened yet. */
export const isoOrNull = (moment: number | null): string | null => (moment === null ? null : isoOf(moment));
