/** The world's own clock, in ms since 1970. It is frozen until it is moved. */
export interface Clock {
  now(): number;
  /** Moves the clock forward; a moment in the past is ignored, time never runs backwards. */
  moveTo(moment: number): void;
  /** Sets the clock, even back in time, for a new world. */
  load(moment: number): void;
  /** Speed relative to real time in a host that ticks. Default: 1. */
  speed: number;
  /** The current time in the format of the API. */
  iso(): string;
}

/** A frozen clock at `start`, ms since 1970. */
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

/** A moment in ms since 1970 in the format of the API. */
export const isoOf = (moment: number): string => new Date(moment).toISOString();

/** The same, or null for a moment that has not come yet. */
export const isoOrNull = (moment: number | null): string | null => (moment === null ? null : isoOf(moment));
