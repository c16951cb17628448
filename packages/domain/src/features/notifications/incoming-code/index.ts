export { $arrivalTitle } from './incoming-codes';
export {
  $notifications,
  notificationsOffered,
  notificationsToggled,
  settingsScreenToggled,
} from './notification-permission';
export { refundAlertStarted } from './refund-alert';
export { testSendClicked } from './test-alert';
export { arrivalOpened } from './notify-user';
