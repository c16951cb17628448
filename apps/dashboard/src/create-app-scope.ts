import {
  $apiClient,
  $isMobileDevice,
  $openSocket,
  $realtimeOrigin,
  $scheduleFrame,
  copyTextFx,
  createApiClient,
  isMobileUserAgent,
  loadIntentFx,
  saveIntentFx,
} from '@sms/domain';
import { fork } from 'effector';
import { API_ORIGIN } from './api-origin';
import { loadKeptIntent, saveKeptIntent } from './kept-intent';

/** The domain's scope with everything of the browser it asks for. */
export const createAppScope = () =>
  fork({
    values: [
      [$apiClient, createApiClient({ origin: API_ORIGIN })],
      [$realtimeOrigin, API_ORIGIN],
      [$openSocket, (url: string) => new WebSocket(url)],
      [$scheduleFrame, (run: () => void) => requestAnimationFrame(run)],
      [$isMobileDevice, isMobileUserAgent(navigator.userAgent)],
    ],
    handlers: [
      [copyTextFx, (text: string) => navigator.clipboard.writeText(text)],
      [saveIntentFx, saveKeptIntent],
      [loadIntentFx, loadKeptIntent],
    ],
  });
