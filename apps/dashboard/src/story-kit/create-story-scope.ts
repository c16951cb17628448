import {
  $apiClient,
  $clock,
  $openSocket,
  $realtimeOrigin,
  $tabGroup,
  aloneInBrowser,
  copyTextFx,
  createApiClient,
  leaveForCheckoutFx,
  loadKeptFx,
  openCheckoutWindowFx,
  saveKeptFx,
  type Clock,
} from '@sms/domain';
import { fork } from 'effector';
import type { createStoryCheckout } from './create-story-checkout';

/**
 * The domain's scope for one story: it reads the clock of the world it talks to, so that time stands still
 * on both sides, copies into nowhere, opens no window, and keeps nothing in the browser's storage.
 */
export const createStoryScope = (clock: Clock, browser: ReturnType<typeof createStoryCheckout>) => {
  const { origin } = window.location;
  return fork({
    values: [
      [$clock, clock],
      // Without chance in the waits between retries a story takes the same time in every run.
      [$apiClient, createApiClient({ origin, clock, random: () => 0 })],
      [$realtimeOrigin, origin],
      // Stories that run side by side in one browser are no tabs of one user.
      [$tabGroup, aloneInBrowser],
      [$openSocket, (url: string) => new WebSocket(url)],
    ],
    handlers: [
      [copyTextFx, () => undefined],
      [saveKeptFx, () => undefined],
      [loadKeptFx, () => null],
      [openCheckoutWindowFx, browser.open],
      [leaveForCheckoutFx, browser.leave],
    ],
  });
};
