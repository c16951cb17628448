import type { Ports } from '@sms/domain';
import { askForNotifications, notificationPermission } from '../../notifications/notification-permission';
import { loadKept, saveKept } from '../../browser/storage/browser-storage';
import { openCheckoutWindow } from '../../payments/checkout-window';
import { dispatchPaymentEvent } from '../../payments/window-events';
import { saveFile } from '../../browser/save-file';

/** The code that calls the user, once it was needed. */
let signals: Promise<Pick<Ports, 'signalArrival' | 'withdrawArrival'>> | undefined;

/**
 * What the part of the domain for signed-in users needs from the browser. Supplied when the workspace opens and not
 * with the scope, so that a visitor's first page does not wait for this code.
 */
export const workspacePorts: Ports = {
  copyText: (text) => navigator.clipboard.writeText(text),
  saveKept,
  loadKept,
  saveFile,
  openCheckoutWindow,
  leaveForCheckout: (href) => window.location.assign(href),
  announcePayment: dispatchPaymentEvent,
  signalArrival: (arrival, onOpen) => {
    if (!arrival.sound && !arrival.vibration && arrival.notification === null) return;
    signals = import('../../notifications/notify-user');
    signals.then(
      ({ signalArrival }) => signalArrival(arrival, onOpen),
      // The page itself still shows the code.
      () => undefined,
    );
  },
  withdrawArrival: () => {
    signals?.then(
      ({ withdrawArrival }) => withdrawArrival(),
      () => undefined,
    );
  },
  notificationPermission,
  askForNotifications,
};
