import { createApiClient } from '@sms/domain/api/client/api-client';
import type { SessionChannel, SessionMessage } from '@sms/domain/api/cross-tab/session-channel';
import { $openSocket, $realtimeOrigin } from '@sms/domain/realtime/ports';
import { $isMobileDevice, isMobileUserAgent } from '@sms/domain/session/redirect';
import { createSessions, type Sessions } from '@sms/domain/workspace/sessions';
import { fork } from 'effector';
import { API_ORIGIN, sendsIdempotencyKeys } from '../boot/api-origin';
import { openChannel } from '../browser/tabs/open-channel';
import { SHARED_SESSION, withLock } from '../browser/tabs/web-lock';

/** Channel to the other tabs of this browser. */
const openSessionChannel = (): SessionChannel => {
  const channel = openChannel(SHARED_SESSION);
  return {
    withLock,
    broadcast: (message) => channel?.postMessage(message),
    listen: (listener) => {
      if (channel !== null) channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
    },
  };
};

/**
 * The sessions of the page, with the browser ports that every page needs. For signed-in users see
 * `workspacePorts`.
 */
export const createAppSessions = (): Sessions => {
  const sessionChannel = openSessionChannel();
  const createClient = () => {
    // The calls that the page sent early are for its first client.
    const { takeEarlyFetch } = window;
    delete window.takeEarlyFetch;
    return createApiClient({
      origin: API_ORIGIN,
      sendsIdempotencyKeys: sendsIdempotencyKeys(),
      sessionChannel,
      seemsOffline: () => !navigator.onLine,
      reportProblem: (problem) => window.errorBuffer?.push(problem),
      ...(takeEarlyFetch && { takeEarlyFetch }),
    });
  };
  return createSessions({
    createClient,
    forkScope: (values) =>
      fork({
        values: [
          [$realtimeOrigin, API_ORIGIN],
          [$openSocket, (url: string) => new WebSocket(url)],
          [$isMobileDevice, isMobileUserAgent(navigator.userAgent)],
          ...values,
        ],
      }),
  });
};
