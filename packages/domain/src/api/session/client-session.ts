import type { Clock } from '../../lib/time/clock';
import type { ApiError } from '../errors/api-error';

/** An access token and the user it belongs to. */
export interface UserToken {
  readonly accessToken: string;
  readonly userId: string;
}

/** The session of one client: it is nobody's until a user signs in, and once it is closed nothing opens it again. */
export interface ClientSession {
  readonly accessToken: () => string | null;
  /** Id of the signed-in user; null without one. */
  readonly userId: () => string | null;
  /** Age of the access token in this tab, in ms. */
  readonly tokenAgeMs: () => number;
  /** The session got its first token, or a new one. */
  readonly setToken: (token: UserToken) => void;
  /** The session is over: its calls are neither sent nor answered any more. */
  readonly close: () => void;
  /** Settles as `work` does, or rejects at once with 'stale-session' when the session is closed meanwhile. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
  /**
   * @param isRefused true if the server refused the token of the call
   *
   * @throws ApiError 'stale-session' once the session is closed
   */
  readonly assertOpen: (isRefused?: boolean) => void;
}

/** Stores the token in memory only: storage would expose it to any injected script (spec §6). */
export const createClientSession = (clock: Clock): ClientSession => {
  let token: UserToken | null = null;
  let since = 0;
  let isClosed = false;
  const waiting = new Set<() => void>();
  const staleSession: ApiError = { kind: 'stale-session' };
  const assertOpen = (isRefused?: boolean): void => {
    if (isClosed) throw isRefused === true ? { ...staleSession, isRefused } : staleSession;
  };
  return {
    accessToken: () => token?.accessToken ?? null,
    userId: () => token?.userId ?? null,
    tokenAgeMs: () => clock.now() - since,
    setToken: (next) => {
      token = next;
      since = clock.now();
    },
    close: () => {
      token = null;
      isClosed = true;
      for (const leave of waiting) leave();
    },
    during: async (work) => {
      let leave = (): void => {};
      const closed = new Promise<void>((resolve) => (leave = resolve));
      waiting.add(leave);
      try {
        await Promise.race([work, closed]);
        assertOpen();
        return await work;
      } finally {
        waiting.delete(leave);
      }
    },
    assertOpen,
  };
};
