import type { Clock } from '../../lib/time/clock';

/** Runs a callback at the next animation frame, or soon where nothing is drawn. */
export type ScheduleFrame = (run: () => void) => void;

/** The shortest frame of a 60 Hz screen, in ms. */
const FRAME_MS = 16;

/** Two frames, in ms: a page that needs no longer is not behind. */
const QUICK_MS = 34;

/** The longest pause, in ms: a longer time means that the machine slept. */
const MAX_PAUSE_MS = 1_000;

/** Dependencies of {@link createFrameBatch}. */
export interface FrameBatchOptions<T> {
  readonly schedule: ScheduleFrame;
  readonly clock: Clock;
  /** True while delivered items are drawn. A hidden page is never behind, and its timers are slow. */
  readonly isVisible: () => boolean;
  readonly onBatch: (items: readonly T[]) => void;
}

/**
 * Collects items and delivers them together, once per animation frame: a flood of messages then costs one
 * update of the screen per frame. Nothing is lost or reordered.
 *
 * After a delivery that took longer than a frame, it pauses for the same time, so that at most half of the
 * time is spent on drawing and clicks are handled in between. Items that arrive meanwhile are delivered right
 * after the pause.
 */
export const createFrameBatch = <T>({ schedule, clock, isVisible, onBatch }: FrameBatchOptions<T>) => {
  let items: T[] = [];
  /** True between consecutive deliveries: a frame is scheduled, or the batch pauses. */
  let isWaiting = false;

  const flush = (): void => {
    const batch = items;
    items = [];
    if (batch.length > 0) onBatch(batch);
  };

  const deliver = (): void => {
    const began = clock.now();
    isWaiting = isVisible() && items.length > 0;
    // Scheduled first, so that an error of the receiver does not end the deliveries.
    if (isWaiting) schedule(() => pause(clock.now() - began));
    flush();
  };

  /** By now the last hand-over, which took so many ms, has been drawn. */
  const pause = (tookMs: number): void => {
    const drawn = clock.now();
    const pauseMs = tookMs > QUICK_MS ? Math.min(tookMs, MAX_PAUSE_MS) : 0;
    const resumeWhenOver = (frames: number): void => {
      const passedMs = clock.now() - drawn;
      // A clock that is set back ends the pause; where it stops, the frames end it.
      const isOver = passedMs < 0 || Math.max(passedMs, frames * FRAME_MS) >= pauseMs;
      if (isOver) deliver();
      else schedule(() => resumeWhenOver(frames + 1));
    };
    resumeWhenOver(0);
  };

  return {
    push: (item: T): void => {
      items.push(item);
      if (isWaiting) return;
      isWaiting = true;
      schedule(deliver);
    },
    /** Delivers pending frames without waiting. */
    flush,
    /** Drops pending frames. */
    clear: (): void => {
      items = [];
    },
  };
};
