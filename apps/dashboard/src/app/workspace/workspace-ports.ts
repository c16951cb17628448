import type { Ports } from '@sms/domain/lib/ports';
import { readStorage, writeStorage } from '../../browser/storage/browser-storage';
import { clearStorage } from '../../browser/storage/clear-storage';
import { leaveForCheckout } from '../../payments/checkout-entries';
import { openCheckoutWindow, dispatchPaymentEvent } from '../../payments/checkout-window';
import { saveFile } from '../../browser/save-file';

/** The notification code, once it was loaded. */
let notifier: Promise<Pick<Ports, 'notifyUser' | 'dismissNotification'>> | undefined;

/** Chrome for Android has notifications of a worker only. */
const canNotify = (): boolean =>
  'Notification' in window && (!navigator.userAgent.includes('Android') || 'serviceWorker' in navigator);

/** Only a window with the focus may copy: the page's own, or the small one above it. */
const copyText = (text: string): Promise<void> => {
  const small = window.documentPictureInPicture?.window;
  return (small?.document.hasFocus() === true ? small : window).navigator.clipboard.writeText(text);
};

/**
 * Browser ports for the signed-in part of the domain. Supplied when the workspace opens and not with the
 * scope, so that a guest's first page does not wait for this code.
 */
export const workspacePorts: Ports = {
  copyText,
  writeStorage,
  readStorage,
  clearStorage,
  saveFile,
  openCheckoutWindow,
  redirectToCheckout: leaveForCheckout,
  dispatchPaymentEvent,
  notifyUser: (arrival, onOpen) => {
    if (!arrival.sound && !arrival.vibration && arrival.notification === null) return Promise.resolve(true);
    notifier = import('../../notifications/notify-user');
    return notifier.then(
      ({ notifyUser }) => notifyUser(arrival, onOpen),
      // The page itself still shows the code.
      () => false,
    );
  },
  dismissNotification: () => {
    notifier?.then(
      ({ dismissNotification }) => dismissNotification(),
      () => undefined,
    );
  },
  notificationPermission: () => (canNotify() ? Notification.permission : 'unsupported'),
  requestNotificationPermission: async () => (canNotify() ? Notification.requestPermission() : 'unsupported'),
};
