import { CLOCK_AGREEMENT_MS, CLOCK_UNCONFIRMED_MAX_MS } from '../limits';

/** Between which two values something lies, in ms. */
interface Span {
  readonly leastMs: number;
  readonly mostMs: number;
}

/**
 * What the server said of its time: how far its clock is ahead of the one here. An answer says it in its `Date`
 * header, in whole seconds; a pong to the millisecond.
 */
export interface TimeTold extends Span {
  readonly by: 'answer' | 'pong';
}

/** What is believed of the server's clock, and what is not yet. */
export interface ServerClock {
  /** What the answers agree on; null while they say nothing, as those of another origin. */
  readonly answers: Span | null;
  /** The newest pong that is believed: more exact than any answer. */
  readonly pong: Span | null;
  /** What nothing else has confirmed. */
  readonly doubted: TimeTold | null;
}

/** Nothing was heard yet. */
export const unheardClock: ServerClock = { answers: null, pong: null, doubted: null };

const agree = (one: Span, other: Span): boolean =>
  one.leastMs - CLOCK_AGREEMENT_MS <= other.mostMs && other.leastMs - CLOCK_AGREEMENT_MS <= one.mostMs;

const agreesWith = (told: Span, known: Span | null): boolean => known !== null && agree(known, told);

/** Both at once, where they overlap; clocks drift, so they need not for ever. */
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
  // The one here may have been set anew: two answers in a row that say so are believed.
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
  if (agreesWith(told, doubted)) {
    return { answers: doubted?.by === 'answer' ? doubted : null, pong: told, doubted: null };
  }
  // An answer that contradicts the pongs waits for the next answer, however many pongs come between.
  if (doubted?.by === 'answer') return clock;
  return agreesWith(told, pong) ? { ...clock, pong: told, doubted: null } : { ...clock, doubted: told };
};

/**
 * What is believed once the server has said its time again (decision 0025). Nothing is believed that stands
 * alone: a pong needs the answers, or another pong where answers say no time and it is at most two days off;
 * an answer that contradicts the earlier ones needs another. Everything else is ignored.
 */
export const hearServerTime = (clock: ServerClock, told: TimeTold): ServerClock => {
  const { leastMs, mostMs } = told;
  if (!Number.isFinite(leastMs) || !Number.isFinite(mostMs) || leastMs > mostMs) return clock;
  return told.by === 'answer' ? hearAnswer(clock, told) : hearPong(clock, told);
};

/** How far the server's clock is ahead, in ms; 0 until that is known. */
export const serverOffset = ({ answers, pong }: ServerClock): number => {
  const known = pong ?? answers;
  return known === null ? 0 : Math.round((known.leastMs + known.mostMs) / 2);
};
