import { fn } from 'storybook/test';

import type { NotificationSettingsProps } from './notification-settings';

/** The settings before any choice. */
export const notificationSettings: NotificationSettingsProps = {
  values: {
    smsReceived: true,
    sound: false,
    notifications: false,
    codeInTitle: true,
    refundAlert: false,
    lowBalance: true,
  },
  onChange: fn(),
  lowBalanceAmount: { value: '', onChange: fn() },
  onTest: fn(),
};
