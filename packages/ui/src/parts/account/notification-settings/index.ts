export { ArrivalSettings, type ArrivalSettingsProps, type NotificationsBlock } from './notification-settings';
