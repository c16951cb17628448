/** Runs something at the next animation frame, or about then where nothing is drawn. */
export type ScheduleFrame = (run: () => void) => void;

/**
 * Collects items and hands them over together, once per animation frame: a flood of messages then costs
 * one update of the screen per frame. Nothing is lost or reordered.
 */
export const createFrameBatch = <T>(schedule: ScheduleFrame, onBatch: (items: readonly T[]) => void) => {
  let items: T[] = [];
  const flush = (): void => {
    const batch = items;
    items = [];
    if (batch.length > 0) onBatch(batch);
  };
  return {
    push: (item: T): void => {
      items.push(item);
      if (items.length === 1) schedule(flush);
    },
    /** Hands over what is there without waiting. */
    flush,
    /** Drops what was not handed over yet. */
    clear: (): void => {
      items = [];
    },
  };
};
