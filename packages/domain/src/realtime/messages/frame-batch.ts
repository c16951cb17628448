import type { Clock } from '../../lib/time/clock';

/** Runs something at the next animation frame, or about then where nothing is drawn. */
export type ScheduleFrame = (run: () => void) => void;

/** The shortest frame of a 60 Hz screen, in ms. */
const FRAME_MS = 16;

/** Two frames, in ms: a page that needs no longer is not behind. */
const QUICK_MS = 34;

/** The longest rest, in ms: a time that is longer is one that the machine slept. */
const MAX_PAUSE_MS = 1_000;

/** What a {@link createFrameBatch} needs. */
export interface FrameBatchOptions<T> {
  readonly schedule: ScheduleFrame;
  readonly clock: Clock;
  /** Whether what is handed over is drawn. A hidden page is never behind, and its timers are slow. */
  readonly isVisible: () => boolean;
  readonly onBatch: (items: readonly T[]) => void;
}

/**
 * Collects items and hands them over together, once per animation frame: a flood of messages then costs one update of
 * the screen per frame. Nothing is lost or reordered.
 *
 * A page that needs more than a frame for what it was given rests for as long as it took, so that at most half of the
 * time goes into drawing and a click is heard in between. What comes meanwhile is handed over at once after it.
 */
export const createFrameBatch = <T>({ schedule, clock, isVisible, onBatch }: FrameBatchOptions<T>) => {
  let items: T[] = [];
  /** Between hand-overs that follow one another: a frame is awaited, or the page rests. */
  let isWaiting = false;

  const flush = (): void => {
    const batch = items;
    items = [];
    if (batch.length > 0) onBatch(batch);
  };

  const deliver = (): void => {
    const began = clock.now();
    isWaiting = isVisible() && items.length > 0;
    // Asked for first, so that an error of the receiver does not end the hand-overs.
    if (isWaiting) schedule(() => pause(clock.now() - began));
    flush();
  };

  /** By now the last hand-over, which took so many ms, has been drawn. */
  const pause = (tookMs: number): void => {
    const drawn = clock.now();
    const pauseMs = tookMs > QUICK_MS ? Math.min(tookMs, MAX_PAUSE_MS) : 0;
    const resumeWhenOver = (frames: number): void => {
      const passedMs = clock.now() - drawn;
      // A clock that is put back ends the rest, and where it stands still the frames do.
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
    /** Hands over what is there without waiting. */
    flush,
    /** Drops what was not handed over yet. */
    clear: (): void => {
      items = [];
    },
  };
};
