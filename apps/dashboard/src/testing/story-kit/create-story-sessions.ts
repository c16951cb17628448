import { createApiClient } from '@sms/domain/api/client/api-client';
import { $cancelSpread } from '@sms/domain/numbers/auto-cancel/auto-cancel';
import { $clock, type Clock } from '@sms/domain/lib/time/clock';
import { $ports, noBrowser, type CheckoutWindow } from '@sms/domain/lib/ports';
import { $timers, createTimers } from '@sms/domain/lib/time/timers';
import { $openSocket, $realtimeOrigin } from '@sms/domain/realtime/ports';
import { $tabChannel, singleTabChannel } from '@sms/domain/realtime/tabs/tab-channel';
import { createSessions, type Sessions, type StoreValues } from '@sms/domain/workspace/sessions';
import { fork } from 'effector';
import { dispatchPaymentEvent } from '../../payments/checkout-window';
import { saveFile } from '../../browser/save-file';

/** State of the popups for payments; a story changes it as the browser or the user would. */
export interface StoryPopups {
  areBlocked: boolean;
  areClosed: boolean;
}

/**
 * The sessions of one story: the domain reads the clock of its world, so that time is frozen on both sides,
 * does not touch the clipboard, opens no window, and writes nothing to the browser's storage.
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
      values: [
        [$clock, clock],
        [$realtimeOrigin, origin],
        [$cancelSpread, () => 0],
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
        // What is shown stays: no step has to win a race, and no screenshot depends on when it is taken.
        [$timers, { ...createTimers(), expire: () => undefined }],
      ],
    });
  return createSessions({
    // Constant retry delays, so that a story takes the same time in every run.
    createClient: () => createApiClient({ origin, clock, random: () => 0 }),
    forkScope,
  });
};
