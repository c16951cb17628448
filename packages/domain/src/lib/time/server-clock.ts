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
export interface TimeTold extends Span {
  readonly by: 'answer' | 'pong';
}

/** The readings of the server's clock that are believed, and the one that is not yet. */
export interface ServerClock {
  /** What the answers agree on; null while they tell no time, as those of another origin. */
  readonly answers: Span | null;
  /** The newest pong that is believed: more exact than any answer. */
  readonly pong: Span | null;
  /** A reading that no other one has confirmed yet. */
  readonly doubted: TimeTold | null;
}

/** Nothing was heard yet. */
export const unheardClock: ServerClock = { answers: null, pong: null, doubted: null };

const agree = (one: Span, other: Span): boolean =>
  one.leastMs - CLOCK_AGREEMENT_MS <= other.mostMs && other.leastMs - CLOCK_AGREEMENT_MS <= one.mostMs;

const agreesWith = (told: Span, known: Span | null): boolean => known !== null && agree(known, told);

/** The overlap of both ranges; the newer one alone where there is none, since clocks drift. */
const narrowed = (known: Span, told: Span): Span => {
  const leastMs = Math.max(known.leastMs, told.leastMs);
  const mostMs = Math.min(known.mostMs, told.mostMs);
  return leastMs <= mostMs ? { leastMs, mostMs } : told;
};

const hearAnswer = (clock: ServerClock, told: TimeTold): ServerClock => {
  const { answers, pong, doubted } = clock;
  if (answers !== null && agree(answers, told)) {
    return { answers: narrowed(answers, told), pong: agreesWith(told, pong) ? pong : null, doubted: null };
  }
  // The clock here may have been changed: two answers in a row that say so are believed.
  if (agreesWith(told, doubted) || (answers === null && agreesWith(told, pong))) {
    return { answers: told, pong: agreesWith(told, pong) ? pong : null, doubted: null };
  }
  return { ...clock, doubted: told };
};

const hearPong = (clock: ServerClock, told: TimeTold): ServerClock => {
  const { answers, pong, doubted } = clock;
  if (told.mostMs - told.leastMs > CLOCK_AGREEMENT_MS) return clock;
  if (answers !== null) return agree(answers, told) ? { ...clock, pong: told } : clock;
  if (Math.max(-told.leastMs, told.mostMs) > CLOCK_UNCONFIRMED_MAX_MS) return clock;
  if (doubted !== null && agree(doubted, told)) {
    return { answers: doubted.by === 'answer' ? doubted : null, pong: told, doubted: null };
  }
  // An answer that contradicts the pongs waits for the next answer, however many pongs come between.
  if (doubted?.by === 'answer') return clock;
  return agreesWith(told, pong) ? { ...clock, pong: told, doubted: null } : { ...clock, doubted: told };
};

/**
 * Takes in one more reading of the server's time (decision 0025). No reading is believed alone: a pong must agree
 * with the answers or, where answers tell no time, with another pong and be at most two days off; an answer that is
 * the first or contradicts the earlier ones needs another that agrees. Everything else is ignored.
 */
export const hearServerTime = (clock: ServerClock, told: TimeTold): ServerClock => {
  const widthMs = told.mostMs - told.leastMs;
  if (!(widthMs >= 0 && widthMs < Infinity)) return clock;
  return told.by === 'answer' ? hearAnswer(clock, told) : hearPong(clock, told);
};

/** How far the server's clock is ahead, in ms; 0 until that is known. */
export const serverOffset = ({ answers, pong }: ServerClock): number => {
  const known = pong ?? answers;
  return known === null ? 0 : Math.round((known.leastMs + known.mostMs) / 2);
};
