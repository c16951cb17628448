import type { NotificationPermission } from '@sms/domain';

/** What the browser says, without asking anybody. */
export const notificationPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the user; returns at once what was answered before. */
export const requestNotificationPermission = async (): Promise<NotificationPermission> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported';
