import type { Clock } from '../../lib/time/clock';
import type { ApiError } from '../errors/api-error';

/** An access token and the user it belongs to. */
export interface UserToken {
  readonly accessToken: string;
  readonly userId: string;
}

/**
 * The access token, and the number of sessions so far as an epoch. A call notes the epoch when it starts: if it has
 * changed by the time of the response, the response belongs to an earlier session.
 */
export interface SessionEpoch {
  readonly current: () => number;
  readonly accessToken: () => string | null;
  /** Id of the signed-in user; null without a session. */
  readonly userId: () => string | null;
  /** Age of the access token in this tab, in ms. */
  readonly tokenAgeMs: () => number;
  /** A user signed in: a new epoch. */
  readonly begin: (token: UserToken) => void;
  /** The same session got a new token. */
  readonly renew: (token: UserToken) => void;
  /** The user signed out: a new epoch. */
  readonly end: () => void;
  /** Settles as `work` does, or rejects at once with 'stale-session' when the session changes meanwhile. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
  /**
   * @param isRefused true if the server refused the token of the call
   *
   * @throws ApiError 'stale-session' unless `epoch` is still the current one
   */
  readonly assertCurrent: (epoch: number, isRefused?: boolean) => void;
}

/**
 * Stores the token in memory only: storage would expose it to any injected script (spec §6).
 *
 * @param onRenewed called after the same session got a new token
 */
export const createSessionEpoch = (clock: Clock, onRenewed: () => void): SessionEpoch => {
  let epoch = 0;
  let since = 0;
  let token: UserToken | null = null;
  const epochListeners = new Set<() => void>();
  const setToken = (next: UserToken | null): void => {
    token = next;
    since = clock.now();
  };
  const change = (next: UserToken | null): void => {
    epoch += 1;
    setToken(next);
    for (const onEpochEnd of epochListeners) onEpochEnd();
  };
  const staleSession: ApiError = { kind: 'stale-session' };
  return {
    current: () => epoch,
    accessToken: () => token?.accessToken ?? null,
    userId: () => token?.userId ?? null,
    tokenAgeMs: () => clock.now() - since,
    begin: change,
    renew: (next) => {
      setToken(next);
      onRenewed();
    },
    end: () => change(null),
    during: async (work) => {
      let leave = (): void => {};
      const changed = new Promise<void>((resolve) => (leave = resolve));
      epochListeners.add(leave);
      const noted = epoch;
      try {
        await Promise.race([work, changed]);
        if (noted !== epoch) throw staleSession;
        return await work;
      } finally {
        epochListeners.delete(leave);
      }
    },
    assertCurrent: (noted, isRefused) => {
      if (noted !== epoch) throw isRefused === true ? { ...staleSession, isRefused } : staleSession;
    },
  };
};
