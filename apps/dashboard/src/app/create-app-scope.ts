import { $apiClient, createApiClient } from '@sms/domain/api';
import { $isMobileDevice, isMobileUserAgent } from '@sms/domain/session';
import { $openSocket, $realtimeOrigin, $scheduleFrame } from '@sms/domain/realtime';
import { fork } from 'effector';
import { API_ORIGIN, sendsIdempotencyKeys } from '../boot/api-origin';
import { openSessionChannel } from '../browser/tabs/session-channel';

/** A visible page has drawn its next frame within this time. */
const MAX_FRAME_WAIT_MS = 100;

/**
 * Runs with the next animation frame, or after a timeout: a hidden page gets no frames, not even one requested before
 * it was hidden, but its messages still have to arrive.
 */
const scheduleFrame = (run: () => void): void => {
  const runOnce = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    run();
  };
  const frame = requestAnimationFrame(runOnce);
  const timer = setTimeout(runOnce, MAX_FRAME_WAIT_MS);
};

const createClient = () => {
  const { takeEarlyFetch } = window;
  delete window.takeEarlyFetch;
  return createApiClient({
    origin: API_ORIGIN,
    sendsIdempotencyKeys: sendsIdempotencyKeys(),
    sessionChannel: openSessionChannel(),
    reportProblem: (problem) => window.errorBuffer?.push(problem),
    ...(takeEarlyFetch && { takeEarlyFetch }),
  });
};

/** The domain's scope, with the browser ports that every page needs. For signed-in users see `workspacePorts`. */
export const createAppScope = () =>
  fork({
    values: [
      [$apiClient, createClient()],
      [$realtimeOrigin, API_ORIGIN],
      [$openSocket, (url: string) => new WebSocket(url)],
      [$scheduleFrame, scheduleFrame],
      [$isMobileDevice, isMobileUserAgent(navigator.userAgent)],
    ],
  });
