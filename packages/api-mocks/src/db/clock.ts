/** A world's own clock, which starts at `start`. It is frozen until it is moved. */
export const createClock = (start: number) => {
  let waits: { readonly until: number; readonly end: () => void }[] = [];
  const endWaits = (): void => {
    const due = waits.filter(({ until }) => until <= clock.moment);
    waits = waits.filter(({ until }) => until > clock.moment);
    for (const { end } of due) end();
  };
  const clock = {
    /** The present, ms since 1970. */
    moment: start,
    /** Speed relative to real time in a host that ticks. */
    speed: 1,
    now: () => clock.moment,
    /** Moves the clock forward; a moment in the past is ignored, time never runs backwards. */
    moveTo: (next: number): void => {
      clock.moment = Math.max(clock.moment, next);
      endWaits();
    },
    /** Resolves once the clock has reached a moment; while it stands still, never. */
    reached: (until: number): Promise<void> =>
      new Promise((end) => {
        waits.push({ until, end });
        endWaits();
      }),
    /** The current time in the format of the API. */
    iso: () => isoOf(clock.moment),
  };
  return clock;
};

export type Clock = ReturnType<typeof createClock>;

/** A moment in ms since 1970 in the format of the API. */
export const isoOf = (moment: number): string => new Date(moment).toISOString();

/** The same, or null for a moment that has not come yet. */
export const isoOrNull = (moment: number | null): string | null => (moment === null ? null : isoOf(moment));
