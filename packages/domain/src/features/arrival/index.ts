export { $arrivalTitle } from './codes';
export {
  $notifications,
  notificationsOffered,
  notificationsToggled,
  settingsScreenToggled,
} from './permission';
export { refundAlertStarted } from './refund-alert';
export { testSendClicked } from './send-test';
export { arrivalOpened } from './signals';
