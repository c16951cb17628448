import { $apiClient, createApiClient } from '@sms/domain/api';
import {
  $clock,
  $ports,
  expireToastsLaterFx,
  noBrowser,
  type CheckoutWindow,
  type Clock,
} from '@sms/domain/lib';
import { $openSocket, $realtimeOrigin, $tabChannel, singleTabChannel } from '@sms/domain/realtime';
import { expireCopiedMarkLaterFx } from '@sms/domain/numbers';
import { expirePurchaseErrorLaterFx } from '@sms/domain/purchase';
import { hideConnectedLaterFx } from '@sms/domain/notifications';
import { fork } from 'effector';
import { dispatchPaymentEvent } from '../../payments/window-events';
import { saveFile } from '../../browser/save-file';

/** State of the popups for payments; a story changes it as the browser or the user would. */
export interface StoryPopups {
  areBlocked: boolean;
  areClosed: boolean;
}

/**
 * The domain's scope for one story: it reads the clock of its world, so that time is frozen on both sides, does not
 * touch the clipboard, opens no window, and writes nothing to the browser's storage.
 */
export const createStoryScope = (clock: Clock, popups: StoryPopups) => {
  const { origin } = window.location;
  const popup: CheckoutWindow = {
    navigate: () => undefined,
    close: () => undefined,
    isClosed: () => popups.areClosed,
  };
  return fork({
    // Frozen time: no step has to win a race, and no screenshot depends on when it is taken.
    handlers: [
      [expireToastsLaterFx, () => null],
      [expirePurchaseErrorLaterFx, () => null],
      [expireCopiedMarkLaterFx, () => undefined],
      [hideConnectedLaterFx, () => undefined],
    ],
    values: [
      [$clock, clock],
      // Constant retry delays, so that a story takes the same time in every run.
      [$apiClient, createApiClient({ origin, clock, random: () => 0 })],
      [$realtimeOrigin, origin],
      // Stories that run side by side in one browser must not act as tabs of one user.
      [$tabChannel, singleTabChannel],
      [$openSocket, (url: string) => new WebSocket(url)],
      [
        $ports,
        {
          ...noBrowser,
          copyText: () => undefined,
          saveFile,
          openCheckoutWindow: () => (popups.areBlocked ? null : popup),
          redirectToCheckout: () => undefined,
          dispatchPaymentEvent,
        },
      ],
    ],
  });
};
