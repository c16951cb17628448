import type { Ports } from '@sms/domain';
import { playSound } from './sound';

export { prepareSound } from './sound';

/** Vibration pattern, in ms: on, off, on. */
const VIBRATION_MS = [80, 60, 80];

/** Notifications with one tag replace each other. */
const TAG = 'sms-code';

/** The notification that was shown last: with one tag there is one at a time. */
let shown: Notification | null = null;

const showNotification = (title: string, body: string, onOpen: () => void): void => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag: TAG, icon: '/favicon.svg' });
    shown = notification;
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch {
    // Chrome for Android has notifications only for apps with a service worker.
  }
};

/** Notifies the user with sound, vibration and notification. Loaded when the first code arrives. */
export const notifyUser: Ports['notifyUser'] = ({ sound, vibration, notification }, onOpen) => {
  if (sound) playSound();
  // Not every browser supports vibration, and it is refused on a page without a click.
  if (vibration && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  if (notification !== null) showNotification(notification.title, notification.text, onOpen);
};

export const dismissNotification: Ports['dismissNotification'] = () => {
  shown?.close();
  shown = null;
};
