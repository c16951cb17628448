import { CLOCK_AGREEMENT_MS, CLOCK_UNCONFIRMED_MAX_MS } from '../../limits';

/** A range that a value lies in, in ms. */
interface Span {
  readonly leastMs: number;
  readonly mostMs: number;
}

/**
 * A reading of the server's time: how far its clock is ahead of the one here. An answer tells it in its `Date`
 * header, in whole seconds; a pong to the millisecond.
 */
export interface ClockSample extends Span {
  readonly by: 'response' | 'pong';
}

/** The readings of the server's clock that are believed, and the one that is not yet. */
export interface ServerClock {
  /** What the answers agree on; null while they tell no time, as those of another origin. */
  readonly responses: Span | null;
  /** The newest pong that is believed: more exact than any answer. */
  readonly pong: Span | null;
  /** A reading that no other one has confirmed yet. */
  readonly unconfirmed: ClockSample | null;
}

/** Nothing was heard yet. */
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
  // The clock here may have been changed: two answers in a row that say so are believed.
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
  // An answer that contradicts the pongs waits for the next answer, however many pongs come between.
  if (unconfirmed?.by === 'response') return clock;
  return agreesWith(sample, pong)
    ? { ...clock, pong: sample, unconfirmed: null }
    : { ...clock, unconfirmed: sample };
};

/**
 * Takes in one more reading of the server's time (decision 0025). No reading is believed alone: a pong must agree
 * with the answers or, where answers tell no time, with another pong and be at most two days off; an answer that is
 * the first or contradicts the earlier ones needs another that agrees. Everything else is ignored.
 */
export const addClockSample = (clock: ServerClock, sample: ClockSample): ServerClock => {
  const widthMs = sample.mostMs - sample.leastMs;
  if (!(widthMs >= 0 && widthMs < Infinity)) return clock;
  return sample.by === 'response' ? addResponseSample(clock, sample) : addPongSample(clock, sample);
};

/** How far the server's clock is ahead, in ms; 0 until that is known. */
export const serverOffset = ({ responses, pong }: ServerClock): number => {
  const known = pong ?? responses;
  return known === null ? 0 : Math.round((known.leastMs + known.mostMs) / 2);
};
