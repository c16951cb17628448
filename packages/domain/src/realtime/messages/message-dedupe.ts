import { REALTIME } from '../../limits';

/**
 * Recognises repeated messages by their id. Above 1,000 ids the newest 500 are kept (spec §9). It trims as
 * it grows: a sweep every 5 minutes alone would let a flood fill the memory between two sweeps.
 */
export const createMessageDedupe = () => {
  let seen = new Set<string>();
  return {
    /** Whether the id was seen before; notes it if not. A message without an id never repeats one. */
    isRepeated: (messageId: string | null): boolean => {
      if (messageId === null) return false;
      if (seen.has(messageId)) return true;
      seen.add(messageId);
      if (seen.size > REALTIME.dedupeLimit) seen = new Set([...seen].slice(-REALTIME.dedupeKeep));
      return false;
    },
    /** How many ids are kept. */
    size: (): number => seen.size,
  };
};
