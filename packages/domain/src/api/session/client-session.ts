import { ownField } from '../../contracts/shared/envelope';
import type { Clock } from '../../lib/time/clock';
import { CSRF_LIFETIME_MS } from '../../limits/spec';
import type { User } from '../../contracts/auth-calls';
import { isRejection, type ApiError } from '../errors/api-error';
import type { SessionChannel } from '../cross-tab/session-channel';

/** Shares one run among all callers while it is pending. */
const createSingleFlight = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let flight: Promise<T> | null = null;
  return () =>
    (flight ??= run().finally(() => {
      flight = null;
    }));
};

/** The CSRF token (spec §7): fetched on first use, once for all concurrent callers, and cached. */
export const createCsrfToken = (fetchToken: () => Promise<string>, clock: Clock) => {
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
    /** A token younger than 10 minutes; null if none can be fetched: the call is sent without one. */
    get: async (): Promise<string | null> =>
      cached !== null && clock.now() - cached.fetchedAt < CSRF_LIFETIME_MS ? cached.token : renew(),
    /** Drops a token the server refused, unless a newer one has taken its place. */
    discard: (token: string | null): void => {
      if (cached?.token === token) cached = null;
    },
    /** That of a guest is not used for the user who signed in. */
    clear: (): void => {
      cached = null;
    },
  };
};

export type CsrfToken = ReturnType<typeof createCsrfToken>;

/** Why a session ended without the user asking for it in this window. */
export type SessionEndReason =
  | 'signed-out-elsewhere'
  /** The account signed in on another device: the server only renews its newest session. */
  | 'signed-in-elsewhere'
  /** Any other reason, or an unknown one. */
  | 'ended';

/** Why a refresh was refused: a cookie that is still sent but invalid was replaced by a newer sign-in. */
export const sessionEndReason = (rejection: unknown): SessionEndReason =>
  isRejection(rejection) && rejection.code === 'INVALID_REFRESH_TOKEN' ? 'signed-in-elsewhere' : 'ended';

export interface RefreshParts {
  readonly session: ClientSession;
  readonly sessionChannel: SessionChannel;
  readonly sendRefresh: () => Promise<RefreshedToken>;
  /** Applies the new token, or ends the session when the token belongs to another user. */
  readonly applyToken: (token: UserToken) => void;
  readonly expire: (reason: SessionEndReason) => void;
}

/**
 * Only the API's own 401 and 403 end a session (decision 0023). Whatever a broken or overloaded server or a
 * gateway before it says proves nothing: the user can continue once the server is back. The API's errors have
 * a code, or `success: false`; a gateway answers with a page, or with a text of its own.
 */
export const isSessionRefused = (error: unknown): boolean =>
  isRejection(error) &&
  (error.status === 401 || error.status === 403) &&
  (error.code !== null || ownField(error.details, 'success') === false);

/**
 * Renews the access token: one refresh for all concurrent callers. Tabs take turns, since parallel refreshes
 * could invalidate each other's cookie (spec §7). A refused refresh ends the session.
 *
 * @returns the user where the refresh had to ask for it, else null
 * @throws ApiError of the refresh
 */
export const createRefreshOnce = ({
  session,
  sessionChannel,
  sendRefresh,
  applyToken,
  expire,
}: RefreshParts): (() => Promise<User | null>) =>
  createSingleFlight(async () => {
    const userId = session.userId();
    /** Signed in through the form meanwhile: the answer concerns whoever was signed in here before. */
    const isSuperseded = (): boolean => session.userId() !== userId;
    try {
      return await sessionChannel.withLock(async () => {
        session.assertOpen();
        const token = await sendRefresh();
        session.assertOpen();
        if (isSuperseded()) throw { kind: 'stale-session' } satisfies ApiError;
        sessionChannel.broadcast({ type: 'session', userId: token.userId });
        applyToken(token);
        session.assertOpen();
        return token.user;
      });
    } catch (error) {
      if (isSessionRefused(error) && !isSuperseded()) expire(sessionEndReason(error));
      throw error;
    }
  });

export interface UserToken {
  readonly accessToken: string;
  readonly userId: string;
}

export interface RefreshedToken extends UserToken {
  /** The user, loaded because the response did not name one; null where it did. */
  readonly user: User | null;
}

/**
 * The session of one client: nobody's until a user signs in, and once closed it is never opened again. Its
 * token is in memory only: storage would expose it to any injected script (spec §6).
 */
export const createClientSession = (clock: Clock) => {
  let token: UserToken | null = null;
  let since = 0;
  let isClosed = false;
  const waiting = new Set<() => void>();
  const assertOpen = (isRefused?: boolean): void => {
    if (isClosed)
      throw { kind: 'stale-session', ...(isRefused === true && { isRefused }) } satisfies ApiError;
  };
  return {
    accessToken: () => token?.accessToken ?? null,
    /** Id of the signed-in user; null without one. */
    userId: () => token?.userId ?? null,
    /** Age of the access token in this tab, in ms. */
    tokenAgeMs: () => clock.now() - since,
    setToken: (next: UserToken) => {
      token = next;
      since = clock.now();
    },
    /** The session is over: its calls are neither sent nor answered any more. */
    close: () => {
      token = null;
      isClosed = true;
      for (const leave of waiting) leave();
    },
    /** Settles as `work` does, or rejects at once with 'stale-session' once the session is closed. */
    during: async <T>(work: Promise<T>): Promise<T> => {
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
    /**
     * @param isRefused true if the server refused the token of the call
     *
     * @throws ApiError 'stale-session' once the session is closed
     */
    assertOpen,
  };
};

export type ClientSession = ReturnType<typeof createClientSession>;
