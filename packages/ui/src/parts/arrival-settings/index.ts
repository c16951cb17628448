export { ArrivalSettings, type ArrivalSettingsProps, type NotificationsBlock } from './arrival-settings';
