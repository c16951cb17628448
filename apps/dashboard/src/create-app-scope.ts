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
import { API_ORIGIN } from './api-origin';
import { openOtherTabs } from './other-tabs';

const HIDDEN_FRAME_MS = 16;

/** A hidden page gets no animation frames, but its messages still have to arrive. */
const scheduleFrame = (run: () => void): void => {
  if (document.hidden) setTimeout(run, HIDDEN_FRAME_MS);
  else requestAnimationFrame(run);
};

/** The domain's scope with everything of the browser it asks for. */
export const createAppScope = () =>
  fork({
    values: [
      [$apiClient, createApiClient({ origin: API_ORIGIN, tabs: openOtherTabs() })],
      [$realtimeOrigin, API_ORIGIN],
      [$openSocket, (url: string) => new WebSocket(url)],
      [$scheduleFrame, scheduleFrame],
      [$isMobileDevice, isMobileUserAgent(navigator.userAgent)],
    ],
  });
