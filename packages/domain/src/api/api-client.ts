import { operations, type OperationName, type RequestFor, type ResultFor, type User } from '../contracts';
import { systemClock, type Clock } from '../lib/clock';
import { isApiError, isUnauthorized } from './api-error';
import { createCsrfToken } from './csrf-token';
import { createRefreshOnce } from './refresh-once';
import { withRetry } from './retry-policy';
import { createSendRequest, type RequestParts, type SendRequest } from './send-request';
import { createSessionEpoch } from './session-epoch';
import { createSessionExchange } from './session-exchange';
import { noticeOf, type TransportNotice } from './transport-notices';

/** Calls the client makes by itself, since their answers carry tokens that nobody else may hold. */
type SessionCall = 'login' | 'refresh' | 'logout' | 'csrfToken';

/** Name of a call a feature can make. */
export type CallName = Exclude<OperationName, SessionCall>;

/** Who hears what no single call can tell. */
export interface ApiClientListener {
  /** The session ended without the user asking for it; once per session. */
  readonly onSessionExpired: () => void;
  readonly onNotice: (notice: TransportNotice) => void;
}

/** Makes the calls of the operation map on behalf of one session. All rejections are an `ApiError`. */
export interface ApiClient {
  /** Makes one call. */
  readonly call: <N extends CallName>(name: N, request: RequestFor<N>) => Promise<ResultFor<N>>;
  /** Signs in and keeps the access token to itself. */
  readonly login: (credentials: RequestFor<'login'>['body']) => Promise<User>;
  /** Renews the access token by the session's cookie; one refresh for all who ask at a time. */
  readonly refresh: () => Promise<void>;
  /** Signs out. Never rejects: here the session ends even if the server cannot be told (spec §2). */
  readonly logout: () => Promise<void>;
  /** The access token, for the websocket's address alone. */
  readonly accessToken: () => string | null;
  /** Names the one listener; a later one takes its place. */
  readonly listen: (listener: ApiClientListener) => void;
}

/** What a client is made of; all but the origin have defaults. */
export interface ApiClientOptions {
  /** Scheme and host of the API, for example `https://api.example`; empty for the page's own. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /** A number from 0 to 1 for the jitter of retries. */
  readonly random?: () => number;
}

const nobody: ApiClientListener = { onSessionExpired: () => {}, onNotice: () => {} };

/** A client of its own session: tokens live in this closure and nowhere else. */
export const createApiClient = ({
  origin,
  // Looked up at each call: a simulated backend may take its place later.
  fetch = (...request) => globalThis.fetch(...request),
  clock = systemClock,
  random = Math.random,
}: ApiClientOptions): ApiClient => {
  let listener = nobody;
  const session = createSessionEpoch();
  const sendRequest = createSendRequest({ origin, fetch, clock });

  const send: SendRequest = async (operation, request, credentials) => {
    try {
      return await sendRequest(operation, request, credentials);
    } catch (error) {
      const notice = isApiError(error) ? noticeOf(error) : null;
      if (notice !== null) listener.onNotice(notice);
      throw error;
    }
  };

  /** Does nothing for a visitor: at the start a refused refresh just means that nobody is signed in. */
  const expire = (): void => {
    if (session.accessToken() === null) return;
    session.end();
    listener.onSessionExpired();
  };

  const csrfToken = createCsrfToken(
    () => send(operations.csrfToken, {}, { bearer: null, csrf: null }),
    clock,
  );
  const refresh = createRefreshOnce(session, () => exchange(operations.refresh, {}), expire);
  const exchange = createSessionExchange({ send, session, csrfToken, refresh, expire });

  /** With a token that ran out, the server would keep the session alive: a fresh one ends it. */
  const tellLogout = async (): Promise<void> => {
    try {
      await exchange(operations.logout, {});
    } catch (error) {
      if (!isApiError(error) || !isUnauthorized(error)) throw error;
      await refresh();
      await exchange(operations.logout, {});
    }
  };

  return {
    call: (name, request) => {
      const operation = operations[name];
      // Every request is made of these parts, which the compiler cannot see while the name is open.
      const parts = request as RequestParts;
      const epoch = session.current();
      const attempt = async () => {
        session.assertCurrent(epoch);
        return exchange(operation, parts);
      };
      return withRetry(operation.callClass, attempt, random);
    },
    login: async (body) => {
      const { accessToken, user } = await exchange(operations.login, { body });
      session.begin(accessToken);
      return user;
    },
    refresh,
    logout: async () => {
      try {
        await tellLogout();
      } catch {
        // Here the session ends anyway.
      }
      session.end();
    },
    accessToken: session.accessToken,
    listen: (next) => {
      listener = next;
    },
  };
};
