import type { Operation } from '../../contracts';
import type { Clock } from '../../lib/time/clock';
import { restAfter } from '../../rules';
import { retryAfterS, type RawAnswer } from './read-response';

/** Remembers refusals that are still true of the next call to the same operation, so that it need not be sent. */
export interface NegativeCache {
  /** The answer a call would get; null if it has to be sent. */
  readonly get: (operation: Operation) => RawAnswer | null;
  /** Remembers an answer if it holds for later calls too. */
  readonly add: (operation: Operation, answer: RawAnswer) => void;
}

/** How long an answer holds for later calls, in ms: a missing call for the session, a rate limit for the wait it names. */
const holdsForMs = ({ callClass, isOptional }: Operation, { status, headers }: RawAnswer): number => {
  if (status === 404 && isOptional === true) return Infinity;
  const isRead = callClass === 'read' || callClass === 'compute';
  return isRead && status === 429 ? restAfter(retryAfterS(headers), 0) : 0;
};

/** @param session number of the current session: refusals of an earlier one do not count */
export const createNegativeCache = (clock: Clock, session: () => number): NegativeCache => {
  const entries = new Map<Operation, { answer: RawAnswer; session: number; from: number; until: number }>();
  return {
    get: (operation) => {
      const entry = entries.get(operation);
      const now = clock.now();
      // A clock that was set back must not prolong a wait.
      if (entry?.session !== session() || now < entry.from || now >= entry.until) return null;
      const { answer, until } = entry;
      if (until === Infinity) return answer;
      const leftS = Math.ceil((until - now) / 1_000);
      return { ...answer, headers: new Headers({ 'Retry-After': String(leftS) }) };
    },
    add: (operation, answer) => {
      const holdsMs = holdsForMs(operation, answer);
      const from = clock.now();
      if (holdsMs > 0) entries.set(operation, { answer, session: session(), from, until: from + holdsMs });
      else entries.delete(operation);
    },
  };
};
