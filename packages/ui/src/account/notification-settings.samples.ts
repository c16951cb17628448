import { fn } from 'storybook/test';

import type { NotificationSettingsProps } from './notification-settings';

/** The settings before any choice. */
export const notificationSettings: NotificationSettingsProps = {
  hasSmsAlert: true,
  onSmsAlertChange: fn(),
  hasSound: false,
  hasNotifications: false,
  hasCodeInTitle: true,
  hasRefundAlert: false,
  hasLowBalanceAlert: true,
  lowBalanceAmount: { value: '', onChange: fn() },
  onSoundChange: fn(),
  onNotificationsChange: fn(),
  onCodeInTitleChange: fn(),
  onRefundAlertChange: fn(),
  onLowBalanceAlertChange: fn(),
  onTest: fn(),
};
