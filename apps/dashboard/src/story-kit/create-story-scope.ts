import {
  $apiClient,
  $clock,
  $openSocket,
  $realtimeOrigin,
  copyTextFx,
  createApiClient,
  type Clock,
} from '@sms/domain';
import { fork } from 'effector';

/**
 * The domain's scope for one story: it reads the clock of the world it talks to, so that time stands still
 * on both sides, copies into nowhere, and keeps nothing in the browser's storage.
 */
export const createStoryScope = (clock: Clock) => {
  const { origin } = window.location;
  return fork({
    values: [
      [$clock, clock],
      // Without chance in the waits between retries a story takes the same time in every run.
      [$apiClient, createApiClient({ origin, clock, random: () => 0 })],
      [$realtimeOrigin, origin],
      [$openSocket, (url: string) => new WebSocket(url)],
    ],
    handlers: [[copyTextFx, () => undefined]],
  });
};
