import {
  limiterOf,
  type Limiter,
  type Operation,
  type RequestOf,
  type ResultOf,
  type User,
} from '../contracts';
import * as auth from '../contracts/auth';
import * as system from '../contracts/system';
import { systemClock, type Clock } from '../lib/clock';
import { newKey } from '../lib/new-key';
import { ACCESS_TOKEN_LIFETIME_MS } from '../limits';
import type { TimeTold } from '../rules';
import { isApiError, isUnauthorized } from './api-error';
import { createCsrfToken } from './csrf-token';
import { noOtherTabs, type OtherTabs, type TabMessage } from './other-tabs';
import { createRefreshOnce } from './refresh-once';
import { withRetry } from './retry-policy';
import { createSendRequest, type RequestParts, type SendRequest } from './send-request';
import type { SessionEndReason } from './session-end-reason';
import { createSessionEpoch, type UserToken } from './session-epoch';
import { createSessionExchange } from './session-exchange';
import { noticeOf, type TransportNotice } from './transport-notices';

/** Who hears what no single call can tell. */
export interface ApiClientListener {
  /** The session ended without the user asking for it, and why; once per session. */
  readonly onSessionExpired: (reason: SessionEndReason) => void;
  /** The user signed out in another tab. */
  readonly onSignedOutElsewhere: () => void;
  readonly onNotice: (notice: TransportNotice) => void;
  /** The session has a new access token. */
  readonly onTokenRenewed: () => void;
  /** A call was sent that a limiter of the server counts. */
  readonly onLimitedCall: (limiter: Limiter) => void;
  /** What an answer says of the server's clock. */
  readonly onServerTime: (told: TimeTold) => void;
}

/** A call whose answer is a session. */
export type SessionOpening = Operation & Pick<typeof auth.login, 'read'>;

/** What else can be said of a call. */
export interface CallOptions {
  /** Names the call where the server may have to know it again. Default: a new key. */
  readonly key?: string;
  /** Aborted when nobody waits for the answer any more: the call rejects with 'aborted'. */
  readonly signal?: AbortSignal;
}

/** Makes the calls of the operation map on behalf of one session. All rejections are an `ApiError`. */
export interface ApiClient {
  /** Makes one call. */
  readonly call: <O extends Operation>(
    operation: O,
    request: RequestOf<O>,
    options?: CallOptions,
  ) => Promise<ResultOf<O>>;
  /** Makes a call that begins a session, signing in or registering, and keeps the access token to itself. */
  readonly openSession: <O extends SessionOpening>(operation: O, request: RequestOf<O>) => Promise<User>;
  /** Renews the access token by the session's cookie; one refresh for all who ask at a time. */
  readonly refresh: () => Promise<void>;
  /** Signs out. Never rejects: here the session ends even if the server cannot be told (spec §2). */
  readonly logout: () => Promise<void>;
  /** The access token, for the websocket's address alone. */
  readonly accessToken: () => string | null;
  /** Whether the access token is past three quarters of its life. */
  readonly isTokenOld: () => boolean;
  /** Names the one listener; a later one takes its place. */
  readonly listen: (listener: ApiClientListener) => void;
}

/** What a client is made of; all but the origin have defaults. */
export interface ApiClientOptions {
  /** Scheme and host of the API, for example `https://api.example`; empty for the page's own. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /** Default: there are none. */
  readonly tabs?: OtherTabs;
  /** A number from 0 to 1 for the jitter of retries. */
  readonly random?: () => number;
  /** Whether keyed calls carry their key. A server of another origin must allow the header first. Default: yes. */
  readonly sendsKeys?: boolean;
}

const OLD_TOKEN_MS = 0.75 * ACCESS_TOKEN_LIFETIME_MS;

const nobody: ApiClientListener = {
  onSessionExpired: () => {},
  onSignedOutElsewhere: () => {},
  onNotice: () => {},
  onTokenRenewed: () => {},
  onLimitedCall: () => {},
  onServerTime: () => {},
};

/** A client of its own session: tokens live in this closure and nowhere else. */
export const createApiClient = ({
  origin,
  // Looked up at each call: a simulated backend may take its place later.
  fetch = (...request) => globalThis.fetch(...request),
  clock = systemClock,
  tabs = noOtherTabs,
  random = Math.random,
  sendsKeys = true,
}: ApiClientOptions): ApiClient => {
  let listener = nobody;
  const session = createSessionEpoch(clock, () => listener.onTokenRenewed());
  const sendRequest = createSendRequest({
    origin,
    fetch,
    clock,
    sendsKeys,
    onServerTime: (told) => listener.onServerTime(told),
  });

  const send: SendRequest = async (operation, request, credentials) => {
    const limiter = limiterOf(operation);
    if (limiter !== null) listener.onLimitedCall(limiter);
    try {
      return await sendRequest(operation, request, credentials);
    } catch (error) {
      const notice = isApiError(error) ? noticeOf(error) : null;
      if (notice !== null) listener.onNotice(notice);
      throw error;
    }
  };

  /** Does nothing for a visitor: at the start a refused refresh just means that nobody is signed in. */
  const expire = (reason: SessionEndReason): void => {
    if (session.accessToken() === null) return;
    session.end();
    listener.onSessionExpired(reason);
  };

  /**
   * Takes a new token of this browser's session. Somebody else's ends the session here: this tab must not
   * show one account and spend another's money (decision 0022).
   */
  const adopt = (token: UserToken): void => {
    const userId = session.userId();
    if (userId === null || userId === token.userId) session.renew(token);
    else expire('ended');
  };

  /** A server that does not say whose token it renewed is asked. */
  const sendRefresh = async (): Promise<UserToken> => {
    const { accessToken, user } = await exchange(auth.refresh, {});
    const { id } = user ?? (await send(auth.me, {}, { bearer: accessToken, csrf: null }));
    return { accessToken, userId: id };
  };

  const csrfToken = createCsrfToken(() => send(system.csrfToken, {}, { bearer: null, csrf: null }), clock);
  const refresh = createRefreshOnce({ session, tabs, sendRefresh, adopt, expire });
  const exchange = createSessionExchange({ send, session, csrfToken, refresh, expire });

  /** A tab without a session has none to renew or to end. */
  const hearTab = (message: TabMessage): void => {
    if (session.accessToken() === null) return;
    if (message.type === 'token') adopt(message);
    else if (message.userId === session.userId()) {
      session.end();
      listener.onSignedOutElsewhere();
    }
  };
  tabs.listen(hearTab);

  /** With a token that ran out, the server would keep the session alive: a fresh one ends it. */
  const tellLogout = async (): Promise<void> => {
    try {
      await exchange(auth.logout, {});
    } catch (error) {
      if (!isApiError(error) || !isUnauthorized(error)) throw error;
      await refresh();
      await exchange(auth.logout, {});
    }
  };

  return {
    call: (operation, request, { key = newKey(), signal } = {}) => {
      // Every request is made of these parts, which the compiler cannot see while the operation is open.
      const parts: RequestParts = { ...(request as RequestParts), key, ...(signal && { signal }) };
      const epoch = session.current();
      const attempt = async () => {
        session.assertCurrent(epoch);
        return exchange(operation, parts);
      };
      const answer = withRetry(operation.callClass, attempt, random);
      // What was asked to be shown is of no use to the next session and must not keep it waiting. What acts,
      // acts to its end.
      const isReading = operation.callClass === 'read' || operation.callClass === 'compute';
      return isReading ? session.during(answer) : answer;
    },
    openSession: async <O extends SessionOpening>(operation: O, request: RequestOf<O>) => {
      const { accessToken, user } = await exchange<SessionOpening>(operation, request as RequestParts);
      const token = { accessToken, userId: user.id };
      session.begin(token);
      tabs.tell({ type: 'token', ...token });
      return user;
    },
    refresh,
    logout: async () => {
      const userId = session.userId();
      try {
        await tellLogout();
      } catch {
        // Here the session ends anyway.
      }
      session.end();
      tabs.tell({ type: 'signed-out', userId });
    },
    accessToken: session.accessToken,
    isTokenOld: () => session.tokenAgeMs() > OLD_TOKEN_MS,
    listen: (next) => {
      listener = next;
    },
  };
};
