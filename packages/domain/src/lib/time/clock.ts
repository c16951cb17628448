import { createEvent, createStore, sample, type Unit } from 'effector';
import { addClockSample, serverOffset, initialClock, type ClockSample } from './server-clock';

/** Where the time comes from; tests and stories give the scope one that stands still. */
export interface Clock {
  /** ms since 1970 on this machine. */
  readonly now: () => number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** The clock of the scope. */
export const $clock = createStore<Clock>(systemClock, { serialize: 'ignore' });

/** An answer to this tab told the server's time. */
export const responseClockSampled = createEvent<ClockSample>();

/** A pong, or an answer to another tab, told the server's time. */
export const realtimeClockSampled = createEvent<ClockSample>();

const $serverClock = createStore(initialClock).on(
  [responseClockSampled, realtimeClockSampled],
  addClockSample,
);

/**
 * How far the server's clock is ahead of the client's, in ms: a user's clock may be hours off, and the cancel
 * window is judged by the server's.
 */
export const $serverOffsetMs = createStore(0);

sample({ clock: $serverClock, fn: serverOffset, target: $serverOffsetMs });

/** The server's time, in ms since 1970, each time something happens. */
export const serverTimeAt = (moment: readonly Unit<unknown>[]) =>
  sample({
    clock: [...moment],
    source: { clock: $clock, offsetMs: $serverOffsetMs },
    fn: ({ clock, offsetMs }): number => clock.now() + offsetMs,
  });
