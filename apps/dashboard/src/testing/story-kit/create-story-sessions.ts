import { $cancelSpread } from '@sms/domain/numbers/auto-cancel/auto-cancel';
import type { Clock } from '@sms/domain/lib/time/clock';
import type { CheckoutWindow } from '@sms/domain/lib/ports';
import { $timers, createTimers } from '@sms/domain/lib/time/timers';
import { $openSocket } from '@sms/domain/realtime/ports';
import { $tabChannel, singleTabChannel } from '@sms/domain/realtime/tabs/tab-channel';
import { dispatchPaymentEvent } from '../../payments/checkout-window';
import { saveFile } from '../../browser/save-file';
import { createTestSessions } from '../test-sessions';

/** State of the popups for payments; a story changes it as the browser or the user would. */
export interface StoryPopups {
  areBlocked: boolean;
  areClosed: boolean;
}

/**
 * The sessions of one story: the domain reads the clock of its world, so that time is frozen on both sides,
 * does not touch the clipboard, opens no window, and writes nothing to the browser's storage.
 */
export const createStorySessions = (clock: Clock, popups: StoryPopups) => {
  const popup: CheckoutWindow = {
    navigate: () => undefined,
    close: () => undefined,
    isClosed: () => popups.areClosed,
  };
  return createTestSessions(
    { origin: window.location.origin, clock },
    {
      copyText: () => undefined,
      saveFile,
      openCheckoutWindow: () => (popups.areBlocked ? null : popup),
      dispatchPaymentEvent,
    },
    () => [
      [$cancelSpread, () => 0],
      [$openSocket, (url: string) => new WebSocket(url)],
      // Stories that run side by side in one browser must not act as tabs of one user.
      [$tabChannel, singleTabChannel],
      // What is shown stays: no step has to win a race, and no screenshot depends on when it is taken.
      [$timers, { ...createTimers(), expire: () => undefined }],
    ],
  );
};
