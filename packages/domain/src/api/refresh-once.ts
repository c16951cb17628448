import { createSingleFlight } from '../lib/single-flight';
import type { OtherTabs } from './other-tabs';
import { isApiError } from './api-error';
import type { SessionEpoch } from './session-epoch';

/**
 * Only a clear 'no' ends a session. A network failure, a broken or overloaded server say nothing about
 * the user, who keeps working once it is back.
 */
const isSessionRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'rejected' && error.status < 500 && error.status !== 429;

/**
 * Renews the access token: one refresh for all who ask while it is under way, in this tab and in others,
 * since parallel ones could invalidate each other's cookie (spec §7). A refused refresh ends the session.
 *
 * @throws ApiError of the refresh
 */
export const createRefreshOnce = (
  session: SessionEpoch,
  tabs: OtherTabs,
  sendRefresh: () => Promise<string>,
  expire: () => void,
): (() => Promise<void>) => {
  const refresh = createSingleFlight(async (epoch) => {
    const refused = session.accessToken();
    try {
      await tabs.takeTurns(async () => {
        session.assertCurrent(epoch);
        // While this one waited for its turn, another tab may have passed on a new token.
        if (session.accessToken() !== refused) return;
        const accessToken = await sendRefresh();
        session.assertCurrent(epoch);
        session.renew(accessToken);
        tabs.tell({ type: 'renewed', accessToken });
      });
    } catch (error) {
      if (isSessionRefused(error) && session.current() === epoch) expire();
      throw error;
    }
  });
  return () => refresh(session.current());
};
