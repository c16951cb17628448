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
import { API_ORIGIN, SENDS_KEYS } from './api-origin';
import { openOtherTabs } from './other-tabs';

/** A page that draws has had its next frame by then. */
const LONGEST_FRAME_MS = 100;

/**
 * A hidden page gets no animation frames, nor does one that is hidden while it waits for one, but its messages
 * still have to arrive.
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

/** The domain's scope with everything of the browser it asks for. */
export const createAppScope = () =>
  fork({
    values: [
      [$apiClient, createApiClient({ origin: API_ORIGIN, sendsKeys: SENDS_KEYS, tabs: openOtherTabs() })],
      [$realtimeOrigin, API_ORIGIN],
      [$openSocket, (url: string) => new WebSocket(url)],
      [$scheduleFrame, scheduleFrame],
      [$isMobileDevice, isMobileUserAgent(navigator.userAgent)],
    ],
  });
