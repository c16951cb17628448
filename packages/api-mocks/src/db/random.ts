const REFERENCE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * A seeded random generator: the same seed gives the same sequence. It is mulberry32: one 32-bit number of
 * state is plenty for a simulation.
 */
export const createRandom = (seed: number) => {
  /** From 0 (included) to 1 (excluded). */
  const next = () => {
    const state = (random.state + 0x6d2b79f5) >>> 0;
    random.state = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number, both ends included. */
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const random = {
    /** The place in the sequence. */
    state: seed >>> 0,
    next,
    integer,
    /** True with probability `share`, 0 to 1. */
    chance: (share: number) => next() < share,
    /** Decimal digits, the first never 0. */
    digits: (length: number) =>
      Array.from({ length }, (_, index) => String(integer(index === 0 ? 1 : 0, 9))).join(''),
    /** Lower-case hexadecimal characters, for tokens. */
    hex: (length: number) => Array.from({ length }, () => integer(0, 15).toString(16)).join(''),
    /** Capitals and digits, for references. */
    reference: (length: number) =>
      Array.from({ length }, () => REFERENCE_CHARACTERS.charAt(integer(0, 35))).join(''),
  };
  return random;
};

export type Random = ReturnType<typeof createRandom>;

/** A text as a 32-bit number (FNV-1a with a final mix): seeds a generator from a name. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** A constant pseudo-random share from 0 to 1 for a text: a service has the same price every time. */
export const shareOf = (text: string): number => hashOf(text) / 2 ** 32;
