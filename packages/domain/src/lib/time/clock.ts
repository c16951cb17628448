import { CLOCK_AGREEMENT_MS, CLOCK_UNCONFIRMED_MAX_MS } from '../../limits/tuning';
import { combine, createEvent, createStore, sample, type Unit } from 'effector';

/** A range that a value lies in, in ms. */
interface Span {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** A sample of the server clock minus the local one: from a `Date` in whole seconds, or a pong in ms. */
export interface ClockSample extends Span {
  readonly by: 'response' | 'pong';
}

/** Confirmed samples of the server clock, and the unconfirmed one. */
export interface ServerClock {
  /** The span on which the responses agree; null while they carry no time, as those of another origin. */
  readonly responses: Span | null;
  /** The newest confirmed pong: more exact than any response. */
  readonly pong: Span | null;
  /** A reading that no other one has confirmed yet. */
  readonly unconfirmed: ClockSample | null;
}

export const initialClock: ServerClock = { responses: null, pong: null, unconfirmed: null };

const agree = (one: Span, other: Span): boolean =>
  one.leastMs - CLOCK_AGREEMENT_MS <= other.mostMs && other.leastMs - CLOCK_AGREEMENT_MS <= one.mostMs;

const agreesWith = (sample: Span, known: Span | null): boolean => known !== null && agree(known, sample);

/** The overlap of both ranges; the newer one alone where there is none, since clocks drift. */
const narrowed = (known: Span, sample: Span): Span => {
  const leastMs = Math.max(known.leastMs, sample.leastMs);
  const mostMs = Math.min(known.mostMs, sample.mostMs);
  return leastMs <= mostMs ? { leastMs, mostMs } : sample;
};

const addResponseSample = (clock: ServerClock, sample: ClockSample): ServerClock => {
  const { responses, pong, unconfirmed } = clock;
  if (responses !== null && agree(responses, sample)) {
    return {
      responses: narrowed(responses, sample),
      pong: agreesWith(sample, pong) ? pong : null,
      unconfirmed: null,
    };
  }
  // The local clock may have been changed: two consecutive responses confirm it.
  if (agreesWith(sample, unconfirmed) || (responses === null && agreesWith(sample, pong))) {
    return { responses: sample, pong: agreesWith(sample, pong) ? pong : null, unconfirmed: null };
  }
  return { ...clock, unconfirmed: sample };
};

const addPongSample = (clock: ServerClock, sample: ClockSample): ServerClock => {
  const { responses, pong, unconfirmed } = clock;
  if (sample.mostMs - sample.leastMs > CLOCK_AGREEMENT_MS) return clock;
  if (responses !== null) return agree(responses, sample) ? { ...clock, pong: sample } : clock;
  if (Math.max(-sample.leastMs, sample.mostMs) > CLOCK_UNCONFIRMED_MAX_MS) return clock;
  if (unconfirmed !== null && agree(unconfirmed, sample)) {
    return { responses: unconfirmed.by === 'response' ? unconfirmed : null, pong: sample, unconfirmed: null };
  }
  // A response that contradicts the pongs waits for the next response, however many pongs come between.
  if (unconfirmed?.by === 'response') return clock;
  return agreesWith(sample, pong)
    ? { ...clock, pong: sample, unconfirmed: null }
    : { ...clock, unconfirmed: sample };
};

/**
 * Adds a sample of the server clock (decision 0025). No sample is accepted alone: a pong must agree with the
 * responses or, where responses carry no time, with another pong and be at most two days off; a response that
 * is the first or contradicts the earlier ones needs another that agrees. All other samples are ignored.
 */
export const addClockSample = (clock: ServerClock, sample: ClockSample): ServerClock => {
  const widthMs = sample.mostMs - sample.leastMs;
  if (!(widthMs >= 0 && widthMs < Infinity)) return clock;
  return sample.by === 'response' ? addResponseSample(clock, sample) : addPongSample(clock, sample);
};

/** Server clock minus local clock, in ms; 0 while unknown. */
export const serverOffset = ({ responses, pong }: ServerClock): number => {
  const known = pong ?? responses;
  return known === null ? 0 : Math.round((known.leastMs + known.mostMs) / 2);
};

/** Source of the time; tests and stories give the scope a fixed one. */
export interface Clock {
  /** ms since 1970 on this machine. */
  readonly now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const $clock = createStore<Clock>(systemClock);

/** A response to this tab gave a sample of the server clock. */
export const responseClockSampled = createEvent<ClockSample>();

/** A pong, or a response to another tab, gave a sample of the server clock. */
export const realtimeClockSampled = createEvent<ClockSample>();

export const $serverClock = createStore(initialClock).on(
  [responseClockSampled, realtimeClockSampled],
  addClockSample,
);

/** Server clock minus local clock, in ms: the server judges the cancel window by its own. */
export const $serverOffsetMs = createStore(0);

sample({ clock: $serverClock, fn: serverOffset, target: $serverOffsetMs });

/** Both clocks, in ms since 1970. */
export interface Time {
  readonly here: () => number;
  readonly onServer: () => number;
}

export const $time = combine($clock, $serverOffsetMs, (clock, offsetMs): Time => ({
  here: () => clock.now(),
  onServer: () => clock.now() + offsetMs,
}));

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
    source: $time,
    fn: (time): number => time.onServer(),
  });
