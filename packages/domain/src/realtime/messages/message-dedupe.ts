import { REALTIME } from '../../limits';

/**
 * Recognises repeated messages by their id. Above 1,000 ids the newest 500 are kept (spec §9). Trims while it
 * grows: a sweep every 5 minutes would let a flood fill the memory between two sweeps.
 */
export const createMessageDedupe = () => {
  let seen = new Set<string>();
  return {
    /** True if the id was seen before; otherwise records it. A message without an id is never repeated. */
    isRepeated: (messageId: string | null): boolean => {
      if (messageId === null) return false;
      if (seen.has(messageId)) return true;
      seen.add(messageId);
      if (seen.size > REALTIME.dedupeLimit) seen = new Set([...seen].slice(-REALTIME.dedupeKeep));
      return false;
    },
    /** Number of stored ids. */
    size: (): number => seen.size,
  };
};
