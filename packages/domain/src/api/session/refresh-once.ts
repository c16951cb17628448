import { createSingleFlight } from '../../lib/single-flight';
import type { SessionChannel } from '../cross-tab/session-channel';
import { isRejection, type ApiError } from '../errors/api-error';
import { sessionEndReason, type SessionEndReason } from './session-end-reason';
import type { ClientSession, UserToken } from './client-session';

/** Dependencies of a token refresh. */
export interface RefreshParts {
  readonly session: ClientSession;
  readonly sessionChannel: SessionChannel;
  readonly sendRefresh: () => Promise<UserToken>;
  /** Applies the new token, or ends the session when the token belongs to another user. */
  readonly applyToken: (token: UserToken) => void;
  readonly expire: (reason: SessionEndReason) => void;
}

/**
 * Only a clear rejection ends a session. A network failure or an overloaded server proves nothing: the user
 * can continue once the server is back.
 */
const isSessionRefused = (error: unknown): boolean =>
  isRejection(error) && error.status < 500 && error.status !== 429;

/**
 * Renews the access token: one refresh for all concurrent callers. Tabs take turns, since parallel refreshes
 * could invalidate each other's cookie (spec §7). A refused refresh ends the session.
 *
 * @throws ApiError of the refresh
 */
export const createRefreshOnce = ({
  session,
  sessionChannel,
  sendRefresh,
  applyToken,
  expire,
}: RefreshParts): (() => Promise<void>) =>
  createSingleFlight(async () => {
    const userId = session.userId();
    /** Signed in through the form meanwhile: the answer concerns whoever was signed in here before. */
    const isSuperseded = (): boolean => session.userId() !== userId;
    try {
      await sessionChannel.withLock(async () => {
        session.assertOpen();
        const token = await sendRefresh();
        session.assertOpen();
        if (isSuperseded()) throw { kind: 'stale-session' } satisfies ApiError;
        sessionChannel.broadcast({ type: 'session', userId: token.userId });
        applyToken(token);
        session.assertOpen();
      });
    } catch (error) {
      if (isSessionRefused(error) && !isSuperseded()) expire(sessionEndReason(error));
      throw error;
    }
  });
