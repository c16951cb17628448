import type { Operation, ResultOf } from '../../contracts/operation';
import { logout } from '../../contracts/auth-calls';
import { isApiError, isUnauthorized, type ApiError } from '../errors/api-error';
import {
  isSessionRefused,
  type CsrfToken,
  type SessionEndReason,
  type ClientSession,
} from './client-session';
import { ACCESS_TOKEN_LIFETIME_MS } from '../../limits/tuning';
import type { RequestParts, SendRequest } from '../client/send-request';

export interface AuthenticatedRequestParts {
  readonly send: SendRequest;
  readonly session: ClientSession;
  readonly csrfToken: CsrfToken;
  readonly refresh: () => Promise<unknown>;
  /** Ends a session the server does not accept any more. */
  readonly expire: (reason: SessionEndReason) => void;
}

/** Session calls never renew the session: a failing one would renew itself forever (spec §7). */
const renewsSession = (operation: Operation): boolean =>
  operation.anonymous !== true && !operation.path.startsWith('/auth/');

/** True if a 401 that a refresh cannot fix ends the session. Logging out ends it anyway. */
const provesSession = (operation: Operation): boolean =>
  operation.anonymous !== true && operation.path !== logout.path;

/** Error text for a call rejected for its token when the token could not be renewed. */
export const NOT_RENEWED = "We couldn't renew your session, so nothing was done. Try again.";

const isCsrfRefused = (error: ApiError): boolean =>
  error.kind === 'rejected' && error.status === 403 && error.code === 'CSRF_ERROR';

/**
 * Sends calls on behalf of the session: with its access and anti-forgery tokens, and once more with a new
 * token when the server refused one of them (spec §7). The server checks both before it carries out a call,
 * so replaying is safe for every class of call. Rejects with an `ApiError`.
 */
export const createAuthenticatedRequest =
  ({ send, session, csrfToken, refresh, expire }: AuthenticatedRequestParts) =>
  async <O extends Operation>(operation: O, request: RequestParts): Promise<ResultOf<O>> => {
    /** The machine may have slept since the call was sent: its 401 then proves nothing about the session. */
    const isTokenStale = (bearer: string | null): boolean =>
      session.accessToken() !== bearer || session.tokenAgeMs() >= ACCESS_TOKEN_LIFETIME_MS;
    let mayRenewCsrf = operation.method !== 'GET';
    let mayRefresh = true;

    for (;;) {
      session.assertOpen();
      const csrf = operation.method === 'GET' ? null : await csrfToken.get();
      session.assertOpen();
      const bearer = operation.anonymous === true ? null : session.accessToken();
      try {
        const result = await send(operation, request, { bearer, csrf });
        session.assertOpen();
        return result;
      } catch (error) {
        const isRefused = isApiError(error) && isUnauthorized(error);
        session.assertOpen(isRefused);
        if (!isApiError(error)) throw error;

        if (isCsrfRefused(error) && mayRenewCsrf) {
          mayRenewCsrf = false;
          csrfToken.discard(csrf);
        } else if (isRefused && renewsSession(operation) && (mayRefresh || isTokenStale(bearer))) {
          // Another call may have refreshed the token meanwhile.
          if (session.accessToken() === bearer) {
            mayRefresh = false;
            await refresh().catch(() => {
              session.assertOpen(true);
              // The server checks the token before it carries out a call: this one may be made again at once.
              throw { ...error, text: NOT_RENEWED };
            });
          }
          session.assertOpen(true);
        } else {
          if (isRefused && isSessionRefused(error) && provesSession(operation)) {
            expire('ended');
            session.assertOpen(true);
          }
          throw error;
        }
      }
    }
  };
