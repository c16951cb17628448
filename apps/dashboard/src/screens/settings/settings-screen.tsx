import {
  $notifications,
  notificationsToggled,
  settingsOpened,
} from '@sms/domain/notifications/incoming-code/notification-permission';
import { testAlertClicked } from '@sms/domain/notifications/incoming-code/test-alert';
import { $preferences, preferencesChanged } from '@sms/domain/account/preferences';
import { clearDeviceConfirmed } from '@sms/domain/account/clear-device';
import { parseLowBalanceAmount } from '@sms/domain/account/low-balance';
import { SettingsPage } from '@sms/ui/pages/settings-page';
import { useUnit } from 'effector-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TextFieldState } from '@sms/ui/primitives/forms/text-field';
import { PageTitle } from '../../notifications/page-title';
import { limits } from '../../app/limits';
import { chooseTheme, currentTheme, onThemeChanged } from '../../browser/theme/theme';

/** The user's own limit of 'Low Balance' as it is typed; saved whenever it is valid. */
const useLowBalanceAmount = (): TextFieldState => {
  const { preferences, choose } = useUnit({ preferences: $preferences, choose: preferencesChanged });
  // The stored amount may be read a moment after the screen has mounted.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? preferences.lowBalanceUsd?.toString() ?? '';
  const { message } = parseLowBalanceAmount(value);
  return {
    value,
    error: message ?? undefined,
    onChange: (text) => {
      setTyped(text);
      const { usd, message: reason } = parseLowBalanceAmount(text);
      if (reason === null) choose({ lowBalanceUsd: usd });
    },
  };
};

/** Settings of this browser, and the static API key of spec §2. */
export default function SettingsScreen() {
  const theme = useSyncExternalStore(onThemeChanged, currentTheme);
  const { preferences, notifications, choose, toggleNotifications, test, clearDevice, open } = useUnit({
    open: settingsOpened,
    preferences: $preferences,
    notifications: $notifications,
    choose: preferencesChanged,
    toggleNotifications: notificationsToggled,
    test: testAlertClicked,
    clearDevice: clearDeviceConfirmed,
  });
  const lowBalanceAmount = useLowBalanceAmount();
  useEffect(() => open(), [open]);
  return (
    <>
      <PageTitle>SMS Verification Settings</PageTitle>
      {/* The browser's permission decides on a text and on the layout below it: it is known a moment later. */}
      {notifications && (
        <SettingsPage
          theme={theme}
          onThemeChange={chooseTheme}
          notifications={{
            values: { ...preferences, notifications: notifications.isOn },
            onChange: (setting, isOn) =>
              setting === 'notifications' ? toggleNotifications(isOn) : choose({ [setting]: isOn }),
            notificationsBlockedBy: notifications.blockedBy,
            lowBalanceAmount,
            onTest: () => test(),
          }}
          numbersWithoutCode={{
            limits,
            value: preferences.numbersWithoutCode,
            onChange: (numbersWithoutCode) => choose({ numbersWithoutCode }),
          }}
          phoneFormat={preferences.numberFormat}
          onPhoneFormatChange={(numberFormat) => choose({ numberFormat })}
          onClearDevice={() => clearDevice()}
        />
      )}
    </>
  );
}
