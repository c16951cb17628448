import { createApiClient } from '@sms/domain/api';
import {
  $clock,
  $ports,
  expireToastsLaterFx,
  noBrowser,
  type CheckoutWindow,
  type Clock,
} from '@sms/domain/lib';
import { hideConnectedLaterFx } from '@sms/domain/notifications';
import { expireCopiedMarkLaterFx } from '@sms/domain/numbers';
import { expirePurchaseErrorLaterFx } from '@sms/domain/purchase';
import { $openSocket, $realtimeOrigin, $tabChannel, singleTabChannel } from '@sms/domain/realtime';
import { createSessions, type Sessions, type StoreValues } from '@sms/domain/workspace';
import { fork } from 'effector';
import { dispatchPaymentEvent } from '../../payments/checkout-window';
import { saveFile } from '../../browser/save-file';

/** State of the popups for payments; a story changes it as the browser or the user would. */
export interface StoryPopups {
  areBlocked: boolean;
  areClosed: boolean;
}

/**
 * The sessions of one story: the domain reads the clock of its world, so that time is frozen on both sides, does not
 * touch the clipboard, opens no window, and writes nothing to the browser's storage.
 */
export const createStorySessions = (clock: Clock, popups: StoryPopups): Sessions => {
  const { origin } = window.location;
  const popup: CheckoutWindow = {
    navigate: () => undefined,
    close: () => undefined,
    isClosed: () => popups.areClosed,
  };
  const forkScope = (values: StoreValues) =>
    fork({
      // Frozen time: no step has to win a race, and no screenshot depends on when it is taken.
      handlers: [
        [expireToastsLaterFx, () => Infinity],
        [expirePurchaseErrorLaterFx, () => Infinity],
        [expireCopiedMarkLaterFx, () => undefined],
        [hideConnectedLaterFx, () => undefined],
      ],
      values: [
        [$clock, clock],
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
        ...values,
      ],
    });
  return createSessions({
    // Constant retry delays, so that a story takes the same time in every run.
    createClient: () => createApiClient({ origin, clock, random: () => 0 }),
    forkScope,
  });
};
