import type { NotificationPermission } from '@sms/domain';

/** The current permission, without asking the user. */
export const notificationPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the user; returns at once when the question was already answered. */
export const requestNotificationPermission = async (): Promise<NotificationPermission> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported';
