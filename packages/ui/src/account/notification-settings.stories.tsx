import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { inFrame, inGrid, stateIn, type States } from '../story-kit';
import {
  NotificationSettings,
  type NotificationSetting,
  type NotificationSettingsProps,
} from './notification-settings';
import { notificationSettings } from './notification-settings.samples';

const having = (changed: Partial<Record<NotificationSetting, boolean>>) => ({
  values: { ...notificationSettings.values, ...changed },
});

const meta = {
  title: 'Account/NotificationSettings',
  component: NotificationSettings,
  args: notificationSettings,
  render: inFrame(480),
} satisfies Meta<typeof NotificationSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Default: {},
  AllOn: having({ sound: true, notifications: true, refundAlert: true }),
  OwnLowBalance: { lowBalanceAmount: { value: '5', onChange: fn() } },
  LowBalanceInvalid: {
    lowBalanceAmount: {
      value: '-5',
      onChange: fn(),
      error: 'Enter an amount in USD, for example 0.50, or leave it empty.',
    },
  },
  LowBalanceOff: having({ lowBalance: false }),
  SmsAlertOff: having({ smsReceived: false }),
  NotificationsDenied: { notificationsBlockedBy: 'denied' },
  NotificationsUnsupported: { notificationsBlockedBy: 'unsupported' },
} satisfies States<
  NotificationSettingsProps,
  `Notifications-${NonNullable<NotificationSettingsProps['notificationsBlockedBy']>}`
>;

export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    // 'SMS Received' turns off every signal of a code.
    const off = within(stateIn(canvasElement, 'SmsAlertOff'));
    for (const name of ['Sound', 'Browser notifications', 'Code in the tab title']) {
      await expect(off.getByRole('switch', { name })).toBeDisabled();
    }
    await expect(off.getByRole('switch', { name: 'Refund alert' })).toBeEnabled();
    // The switch explains why it is off and how to enable it.
    const denied = within(stateIn(canvasElement, 'NotificationsDenied'));
    await expect(denied.getByRole('switch', { name: 'Browser notifications' })).toHaveAccessibleDescription(
      /blocks notifications.*site settings/,
    );
  },
};
