export {
  NotificationSettings,
  type NotificationSettingsProps,
  type NotificationsBlock,
} from './notification-settings';
