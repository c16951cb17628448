import type { Operation } from '../../contracts';
import type { Clock } from '../../lib/time/clock';
import { backoffMs } from '../../lib/backoff';
import { retryAfterS, type RawResponse } from './read-response';

/** Caches rejections that also apply to the next call of the same operation, so that it is not sent. */
export interface NegativeCache {
  /** Returns the cached response; null if the call has to be sent. */
  readonly get: (operation: Operation) => RawResponse | null;
  /** Caches a response if it also applies to later calls. */
  readonly add: (operation: Operation, response: RawResponse) => void;
}

/** Lifetime of a cached response, in ms: the session for a missing call, the named wait for a rate limit. */
const cacheLifetimeMs = ({ callClass, isOptional }: Operation, { status, headers }: RawResponse): number => {
  if (status === 404 && isOptional === true) return Infinity;
  const isRead = callClass === 'read' || callClass === 'compute';
  return isRead && status === 429 ? backoffMs(retryAfterS(headers), 0) : 0;
};

/** The cache of one session. */
export const createNegativeCache = (clock: Clock): NegativeCache => {
  const entries = new Map<Operation, { response: RawResponse; from: number; until: number }>();
  return {
    get: (operation) => {
      const entry = entries.get(operation);
      const now = clock.now();
      // A clock that was set back must not prolong a wait.
      if (entry === undefined || now < entry.from || now >= entry.until) return null;
      const { response, until } = entry;
      if (until === Infinity) return response;
      const leftS = Math.ceil((until - now) / 1_000);
      return { ...response, headers: new Headers({ 'Retry-After': String(leftS) }) };
    },
    add: (operation, response) => {
      const lifetimeMs = cacheLifetimeMs(operation, response);
      const from = clock.now();
      if (lifetimeMs > 0) entries.set(operation, { response, from, until: from + lifetimeMs });
      else entries.delete(operation);
    },
  };
};
