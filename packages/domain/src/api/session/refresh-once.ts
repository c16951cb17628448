import { createSingleFlight } from '../../lib/single-flight';
import type { SessionChannel } from '../cross-tab/session-channel';
import { isRejection } from '../errors/api-error';
import { sessionEndReason, type SessionEndReason } from './session-end-reason';
import type { SessionEpoch, UserToken } from './session-epoch';

/** Dependencies of a token refresh. */
export interface RefreshParts {
  readonly session: SessionEpoch;
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
}: RefreshParts): (() => Promise<void>) => {
  const refresh = createSingleFlight(async (epoch) => {
    try {
      await sessionChannel.withLock(async () => {
        session.assertCurrent(epoch);
        const token = await sendRefresh();
        session.assertCurrent(epoch);
        sessionChannel.broadcast({ type: 'session', userId: token.userId });
        applyToken(token);
        session.assertCurrent(epoch);
      });
    } catch (error) {
      if (isSessionRefused(error) && session.current() === epoch) expire(sessionEndReason(error));
      throw error;
    }
  });
  return () => refresh(session.current());
};
