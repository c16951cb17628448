import { createEvent, createStore, sample, type Unit } from 'effector';
import { addClockSample, serverOffset, initialClock, type ClockSample } from './server-clock';

/** Source of the time; tests and stories give the scope a fixed one. */
export interface Clock {
  /** ms since 1970 on this machine. */
  readonly now: () => number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** The clock of the scope. */
export const $clock = createStore<Clock>(systemClock);

/** A response to this tab gave a sample of the server clock. */
export const responseClockSampled = createEvent<ClockSample>();

/** A pong, or a response to another tab, gave a sample of the server clock. */
export const realtimeClockSampled = createEvent<ClockSample>();

/** What is known of the server's clock. */
export const $serverClock = createStore(initialClock).on(
  [responseClockSampled, realtimeClockSampled],
  addClockSample,
);

/**
 * Server clock minus local clock, in ms: a user's clock may be hours off, and the server judges the cancel
 * window by its own.
 */
export const $serverOffsetMs = createStore(0);

sample({ clock: $serverClock, fn: serverOffset, target: $serverOffsetMs });

/** True once samples agree on the server's clock. Before, the user's clock may be hours off unnoticed. */
export const $isServerClockKnown = $serverClock.map(
  ({ responses, pong }) => responses !== null || pong !== null,
);

/** True while the newest response contradicts the earlier ones: the user's clock may have been changed. */
export const $isServerClockDoubtful = $serverClock.map(
  ({ responses, unconfirmed }) => responses !== null && unconfirmed?.by === 'response',
);

/** The server's time, in ms since 1970, each time something happens. */
export const serverTimeAt = (moment: readonly Unit<unknown>[]) =>
  sample({
    clock: [...moment],
    source: { clock: $clock, offsetMs: $serverOffsetMs },
    fn: ({ clock, offsetMs }): number => clock.now() + offsetMs,
  });
