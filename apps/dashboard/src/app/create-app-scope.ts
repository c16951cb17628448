import {
  $apiClient,
  $isMobileDevice,
  $openSocket,
  $realtimeOrigin,
  $scheduleFrame,
  createApiClient,
  isMobileUserAgent,
} from '@sms/domain';
import { fork } from 'effector';
import { API_ORIGIN, sendsKeys } from '../boot/api-origin';
import { openOtherTabs } from '../browser/tabs/session-channel';

/** A visible page has drawn its next frame by then. */
const LONGEST_FRAME_MS = 100;

/**
 * Runs with the next animation frame, or after a while without one: a hidden page gets no frames, not even one it
 * asked for before it was hidden, but its messages still have to arrive.
 */
const scheduleFrame = (run: () => void): void => {
  const runOnce = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    run();
  };
  const frame = requestAnimationFrame(runOnce);
  const timer = setTimeout(runOnce, LONGEST_FRAME_MS);
};

const createClient = () => {
  const { headStart } = window;
  delete window.headStart;
  return createApiClient({
    origin: API_ORIGIN,
    sendsKeys: sendsKeys(),
    tabs: openOtherTabs(),
    reportProblem: (problem) => window.problems?.push(problem),
    ...(headStart && { headStart }),
  });
};

/** The domain's scope, with what every page needs from the browser. For signed-in users see `workspacePorts`. */
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
