import { limiterOf } from '../../contracts/shared/limiter';
import type { Operation, RequestOf, ResultOf } from '../../contracts/operation';
import type { User } from '../../contracts/auth-calls';
import * as auth from '../../contracts/auth-calls';
import * as system from '../../contracts/system-calls';
import { tokenRenewed } from '../../lib/session-events';
import type { Tell } from '../../lib/task';
import { responseClockSampled, systemClock } from '../../lib/time/clock';
import { createUuid } from '../../lib/uuid';
import { ACCESS_TOKEN_LIFETIME_MS, KEEPALIVE_CALLS_WAIT_MS } from '../../limits/tuning';
import type { ReportableError } from '../../lib/error-report';
import { isApiError, isUnauthorized, type ApiError } from '../errors/api-error';
import {
  createCsrfToken,
  createRefreshOnce,
  type SessionEndReason,
  createClientSession,
  type RefreshedToken,
  type UserToken,
} from '../session/client-session';
import { noEarlyFetch } from './early-fetch';
import { noSessionChannel, type SessionChannel, type SessionMessage } from '../cross-tab/session-channel';
import { withRetry } from './retry-policy';
import {
  createSendRequest,
  type RequestParts,
  type SendRequest,
  type TransportSettings,
} from './send-request';
import { createAuthenticatedRequest } from '../session/authenticated-request';
import { sessionExpired, signedOutElsewhere } from '../session/current-user';
import { noticeOf, noticeReceived } from '../errors/transport-notices';
import { limitedCallMade } from './rate-limit-budget';

export type SessionOperation = Operation & Pick<typeof auth.login, 'reader'>;

export interface CallOptions {
  /** Idempotency key, by which the server can recognise a repeated call. Default: a new key. */
  readonly key?: string;
  /** Aborted when the response is no longer needed: the call then rejects with 'aborted'. */
  readonly signal?: AbortSignal;
}

/** Makes the calls of the operation map on behalf of one session. All rejections are an `ApiError`. */
export interface ApiClient {
  readonly call: <O extends Operation>(
    operation: O,
    request: RequestOf<O>,
    options?: CallOptions,
  ) => Promise<ResultOf<O>>;
  /** Makes a call that begins a session, signing in or registering, and keeps the access token to itself. */
  readonly openSession: <O extends SessionOperation>(operation: O, request: RequestOf<O>) => Promise<User>;
  /**
   * Renews the access token with the session's cookie. Concurrent callers share one refresh.
   * @returns the user where the refresh had to ask for it, so that nobody asks again; else null
   */
  readonly refresh: () => Promise<User | null>;
  /** Prefetches the CSRF token of a mutating call, so that the next one leaves at once. Never rejects. */
  readonly prepare: () => Promise<void>;
  /** Signs out after the calls that outlive the page. Never rejects: here the session ends (spec §2). */
  readonly logout: () => Promise<void>;
  /** The access token; needed only for the websocket's address. */
  readonly accessToken: () => string | null;
  /** True once three quarters of the access token's lifetime have passed. */
  readonly isTokenOld: () => boolean;
  /** Early fetches may lack what has happened since: from now on none is used. */
  readonly dropEarlyFetches: () => void;
  /** Fires what is not the outcome of a single call in another scope from now on. Default: in none. */
  readonly listen: (tell: Tell) => void;
}

/** Dependencies and settings of a client; all but the origin have defaults. */
export interface ApiClientOptions
  extends Partial<Omit<TransportSettings, 'origin'>>, Pick<TransportSettings, 'origin'> {
  /** Default: no other tabs. */
  readonly sessionChannel?: SessionChannel;
  /** A number from 0 to 1 for the jitter of retries. */
  readonly random?: () => number;
  /** True while the browser says that it is offline; it is wrong in some networks. Default: never. */
  readonly seemsOffline?: () => boolean;
  readonly reportProblem?: (problem: ReportableError) => void;
}

const OLD_TOKEN_MS = 0.75 * ACCESS_TOKEN_LIFETIME_MS;

/** Creates a client with a session of its own: tokens live in this closure and nowhere else. */
export const createApiClient = ({
  origin,
  // The global is looked up at each call: a simulated backend may replace it later.
  fetch = (...request) => globalThis.fetch(...request),
  clock = systemClock,
  sessionChannel = noSessionChannel,
  takeEarlyFetch = noEarlyFetch,
  random = Math.random,
  sendsIdempotencyKeys = true,
  seemsOffline = () => false,
  reportProblem,
}: ApiClientOptions): ApiClient => {
  let tell: Tell = () => undefined;
  const session = createClientSession(clock);
  /** When the server last answered any call, in ms since 1970. */
  let answeredAt = -Infinity;
  const sendRequest = createSendRequest({
    origin,
    fetch,
    clock,
    sendsIdempotencyKeys,
    onServerTime: (clockSample) => {
      answeredAt = clock.now();
      tell(responseClockSampled, clockSample);
    },
    takeEarlyFetch: (call) => takeEarlyFetch(call),
    onSent: (operation) => {
      const limiter = limiterOf(operation);
      if (limiter !== null) tell(limitedCallMade, limiter);
    },
  });

  const send: SendRequest = async (operation, request, credentials) => {
    try {
      return await sendRequest(operation, request, credentials);
    } catch (error) {
      if (isApiError(error) && error.kind === 'malformed') {
        reportProblem?.({ kind: 'answer', operation });
      }
      // Without a network nothing is known of the server.
      const isUnreached = isApiError(error) && error.kind === 'network' && seemsOffline();
      const notice = isApiError(error) && !isUnreached ? noticeOf(error, clock.now() - answeredAt) : null;
      if (notice !== null) tell(noticeReceived, notice);
      throw error;
    }
  };

  /**
   * A call whose lost response would have to be looked up is not sent into no network. The browser's word is
   * only a hint: any answer, even an error, proves the contrary (decision 0013).
   *
   * @throws ApiError 'offline'
   */
  const assertOnline = async ({ callClass }: Operation): Promise<void> => {
    if (!seemsOffline() || (callClass !== 'money' && callClass !== 'auth')) return;
    try {
      await sendRequest(system.health, {}, { bearer: null, csrf: null });
    } catch (error) {
      const isSilent = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
      if (isSilent) throw { kind: 'offline' } satisfies ApiError;
    }
  };

  /** Settled once every call that outlives the page is answered: after a logout it would be refused. */
  let keepaliveCalls: Promise<unknown> = Promise.resolve();

  /** Ignored without a session: at start-up a refused refresh only means that the user is signed out. */
  const expire = (reason: SessionEndReason): void => {
    if (session.accessToken() === null) return;
    session.close();
    tell(sessionExpired, reason);
  };

  /** Applies a new token of this browser's session; another user's ends the session of this tab. */
  const applyToken = (token: UserToken): void => {
    const userId = session.userId();
    if (userId === null || userId === token.userId) session.setToken(token);
    else expire('ended');
  };

  /** If the response to the refresh does not say whose token it is, the server is asked for the user. */
  const sendRefresh = async (): Promise<RefreshedToken> => {
    const { accessToken, user: named } = await exchange(auth.refresh, {});
    if (named !== null) return { accessToken, userId: named.id, user: null };
    const user = await send(auth.me, {}, { bearer: accessToken, csrf: null });
    return { accessToken, userId: user.id, user };
  };

  const csrfToken = createCsrfToken(() => send(system.csrfToken, {}, { bearer: null, csrf: null }), clock);
  const renew = (token: UserToken): void => {
    applyToken(token);
    if (session.userId() !== null) tell(tokenRenewed, undefined);
  };
  const refresh = createRefreshOnce({ session, sessionChannel, sendRefresh, applyToken: renew, expire });
  const exchange = createAuthenticatedRequest({ send, session, csrfToken, refresh, expire });

  /** Another user's session ends the one here: no tab may spend another's money (decision 0022). */
  const handleSessionMessage = ({ type, userId }: SessionMessage): void => {
    const isOwn = userId === session.userId();
    if (type === 'session') {
      if (!isOwn) expire('ended');
    } else if (isOwn && session.accessToken() !== null) {
      session.close();
      tell(signedOutElsewhere, undefined);
    }
  };
  sessionChannel.listen(handleSessionMessage);

  /** The server refuses an expired token and would keep the session: it is sent again with a fresh one. */
  const sendLogout = async (): Promise<void> => {
    try {
      await exchange(auth.logout, {});
    } catch (error) {
      if (!isApiError(error) || !isUnauthorized(error)) throw error;
      await refresh();
      await exchange(auth.logout, {});
    }
  };

  return {
    call: (operation, request, { key = createUuid(), ...options } = {}) => {
      // Every request consists of these parts, which the compiler cannot see while `O` is generic.
      const parts: RequestParts = { ...(request as RequestParts), key, ...options };
      const attempt = async () => {
        session.assertOpen();
        await assertOnline(operation);
        return exchange(operation, parts);
      };
      const result = withRetry(operation, attempt, random);
      if (operation.keepalive === true) {
        // Drops the results; otherwise each promise would retain all earlier ones.
        keepaliveCalls = Promise.allSettled([keepaliveCalls, result]).then(() => undefined);
      }
      // A read is of no use to the next session and must not keep it waiting. A call that changes something
      // runs to its end.
      const isReading = operation.callClass === 'read' || operation.callClass === 'compute';
      return isReading ? session.during(result) : result;
    },
    openSession: async <O extends SessionOperation>(operation: O, request: RequestOf<O>) => {
      await assertOnline(operation);
      const { accessToken, user } = await exchange<SessionOperation>(operation, request as RequestParts);
      applyToken({ accessToken, userId: user.id });
      session.assertOpen();
      csrfToken.clear();
      sessionChannel.broadcast({ type: 'session', userId: user.id });
      return user;
    },
    refresh,
    prepare: async () => {
      await csrfToken.get();
    },
    logout: async () => {
      const userId = session.userId();
      // Lets other listeners of the 'Sign out' click make their calls first.
      await Promise.resolve();
      await Promise.race([
        keepaliveCalls,
        new Promise((resolve) => setTimeout(resolve, KEEPALIVE_CALLS_WAIT_MS)),
      ]);
      try {
        await sendLogout();
      } catch {
        // Locally the session ends anyway.
      }
      session.close();
      sessionChannel.broadcast({ type: 'signed-out', userId });
    },
    accessToken: session.accessToken,
    isTokenOld: () => session.tokenAgeMs() > OLD_TOKEN_MS,
    dropEarlyFetches: () => {
      takeEarlyFetch = noEarlyFetch;
    },
    listen: (next) => {
      tell = next;
    },
  };
};
