import type { Ports } from '@sms/domain';
import { playSound } from './sound';

export { prepareSound } from './sound';

/** Two short pulses, in ms: on, off, on. */
const VIBRATION_MS = [80, 60, 80];

/** A later code takes the place of an earlier one in the list of notifications. */
const TAG = 'sms-code';

/** What is shown, or was until the user closed it: with one tag there is one at a time. */
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

/** Calls the user in the ways that the browser knows. Loaded when the first code arrives. */
export const notifyUser: Ports['notifyUser'] = ({ sound, vibration, notification }, onOpen) => {
  if (sound) playSound();
  // Not every browser has it, and one without a click on the page refuses.
  if (vibration && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  if (notification !== null) showNotification(notification.title, notification.text, onOpen);
};

/** Closes the notification, if it is still shown. */
export const dismissNotification: Ports['dismissNotification'] = () => {
  shown?.close();
  shown = null;
};
