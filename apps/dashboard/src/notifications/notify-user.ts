import type { NotificationText, Ports } from '@sms/domain/lib/ports';
import { playSound } from './sound';

export { prepareSound } from './sound';

/** Vibration pattern, in ms: on, off, on. */
const VIBRATION_MS = [80, 60, 80];

/** Notifications with one tag replace each other. */
const TAG = 'sms-code';

/** Removes the notification that was shown last: with one tag there is one at a time. */
let dismiss = (): void => undefined;

const showNotification = async (
  { title, text, isAddition = false }: NotificationText,
  onOpen: () => void,
): Promise<boolean> => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  // Another code alerts again, although it replaces the notification of the last one.
  const options = { body: text, tag: TAG, renotify: !isAddition, icon: '/favicon.svg' };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
    dismiss = () => notification.close();
    return true;
  } catch {
    return showByWorker(title, options, onOpen);
  }
};

/**
 * Chrome for Android has no other notifications than those of a worker, which reports a tap (vite/pwa.ts).
 */
const showByWorker = async (
  title: string,
  options: NotificationOptions,
  onOpen: () => void,
): Promise<boolean> => {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined) return false;
    await registration.showNotification(title, options);
    navigator.serviceWorker.onmessage = onOpen;
    dismiss = () =>
      void registration.getNotifications({ tag: TAG }).then((shown) => shown.forEach((one) => one.close()));
    return true;
  } catch {
    return false;
  }
};

/** One signal that fails takes no other with it. */
const attempt = (signal: () => unknown): void => {
  try {
    signal();
  } catch (error) {
    reportError(error);
  }
};

/** Notifies the user with sound, vibration and notification. Loaded when the first code arrives. */
export const notifyUser: Ports['notifyUser'] = async ({ sound, vibration, notification }, onOpen) => {
  if (sound) attempt(playSound);
  // Not every browser supports vibration, and it is refused on a page without a click.
  if (vibration && 'vibrate' in navigator) attempt(() => navigator.vibrate(VIBRATION_MS));
  return notification === null || showNotification(notification, onOpen);
};

export const dismissNotification: Ports['dismissNotification'] = () => dismiss();
