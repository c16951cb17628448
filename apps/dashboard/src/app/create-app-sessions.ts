import { createApiClient } from '@sms/domain/api';
import { $openSocket, $realtimeOrigin, $scheduleFrame } from '@sms/domain/realtime';
import { $isMobileDevice, isMobileUserAgent } from '@sms/domain/session';
import { createSessions, type Sessions } from '@sms/domain/workspace';
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

/** The sessions of the page, with the browser ports that every page needs. For signed-in users see `workspacePorts`. */
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
          [$scheduleFrame, scheduleFrame],
          [$isMobileDevice, isMobileUserAgent(navigator.userAgent)],
          ...values,
        ],
      }),
  });
};
