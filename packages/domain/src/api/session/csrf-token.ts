import type { Clock } from '../../lib/time/clock';
import { createSingleFlight } from '../../lib/single-flight';
import { CSRF_LIFETIME_MS } from '../../limits';

/** Caches the CSRF token (spec §7). */
export interface CsrfToken {
  /** A token younger than 10 minutes; null when none could be fetched: the call is then sent without one. */
  readonly get: () => Promise<string | null>;
  /** Drops a token the server refused, unless a newer one has taken its place. */
  readonly discard: (token: string | null) => void;
  /** Drops the token: that of a guest is not used for the user who signed in. */
  readonly clear: () => void;
}

/** Fetches the token on first use, once for all concurrent callers, and caches it for one session. */
export const createCsrfToken = (fetchToken: () => Promise<string>, clock: Clock): CsrfToken => {
  let cached: { readonly token: string; readonly fetchedAt: number } | null = null;

  const renew = createSingleFlight(async () => {
    const fetchedAt = clock.now();
    try {
      const token = await fetchToken();
      cached = { token, fetchedAt };
      return token;
    } catch {
      return null;
    }
  });

  return {
    get: async () =>
      cached !== null && clock.now() - cached.fetchedAt < CSRF_LIFETIME_MS ? cached.token : renew(),
    discard: (token) => {
      if (cached?.token === token) cached = null;
    },
    clear: () => {
      cached = null;
    },
  };
};
