import {
  $notifications,
  notificationsToggled,
  settingsOpened,
} from '@sms/domain/notifications/incoming-code/notification-permission';
import { testAlertClicked } from '@sms/domain/notifications/incoming-code/test-alert';
import { $preferences, preferencesChanged } from '@sms/domain/account/preferences';
import { clearDeviceConfirmed } from '@sms/domain/account/clear-device';
import { parseLowBalanceAmount } from '@sms/domain/account/low-balance';
import { ApiKeyForm } from '@sms/ui/account/api-key-form';
import { ClearDevice } from '@sms/ui/account/clear-device';
import { NotificationSettings, type NotificationSettingsProps } from '@sms/ui/account/notification-settings';
import { NumbersWithoutCode } from '@sms/ui/account/numbers-without-code';
import { PhoneFormatSelect } from '@sms/ui/account/phone-format-select';
import { ThemeChoice } from '@sms/ui/account/theme-choice';
import { SettingsPage } from '@sms/ui/pages/settings-page';
import { useUnit } from 'effector-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TextFieldState } from '@sms/ui/primitives/forms/text-field';
import { PageTitle } from '../../notifications/page-title';
import { limits } from '../../app/limits';
import { chooseTheme, currentTheme, onThemeChanged } from '../../browser/theme/theme';

/** Settings of this browser, and the static API key of spec §2. */
export default function SettingsScreen() {
  const { notifications, clearDevice, open } = useUnit({
    notifications: $notifications,
    clearDevice: clearDeviceConfirmed,
    open: settingsOpened,
  });
  useEffect(() => open(), [open]);
  return (
    <>
      <PageTitle>SMS Verification Settings</PageTitle>
      {/* The browser's permission decides on a text and on the layout below it: it is known a moment later. */}
      {notifications && (
        <SettingsPage
          appearance={<Appearance />}
          alerts={<Alerts isOn={notifications.isOn} notificationsBlockedBy={notifications.blockedBy} />}
          numbers={<Numbers />}
          privacy={<ClearDevice onClearDevice={() => clearDevice()} />}
          api={<ApiKeyForm />}
        />
      )}
    </>
  );
}

function Appearance() {
  return <ThemeChoice theme={useSyncExternalStore(onThemeChanged, currentTheme)} onChange={chooseTheme} />;
}

const usePreferences = () => useUnit({ preferences: $preferences, choose: preferencesChanged });

/** The user's own limit of 'Low Balance' as it is typed; saved whenever it is valid. */
const useLowBalanceAmount = (): TextFieldState => {
  const { preferences, choose } = usePreferences();
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

interface AlertsProps extends Pick<NotificationSettingsProps, 'notificationsBlockedBy'> {
  /** True while the browser shows notifications. */
  readonly isOn: boolean;
}

function Alerts({ isOn, notificationsBlockedBy }: AlertsProps) {
  const { preferences, choose } = usePreferences();
  const { toggleNotifications, test } = useUnit({
    toggleNotifications: notificationsToggled,
    test: testAlertClicked,
  });
  return (
    <NotificationSettings
      values={{ ...preferences, notifications: isOn }}
      onChange={(setting, isNowOn) =>
        setting === 'notifications' ? toggleNotifications(isNowOn) : choose({ [setting]: isNowOn })
      }
      notificationsBlockedBy={notificationsBlockedBy}
      lowBalanceAmount={useLowBalanceAmount()}
      onTest={() => test()}
    />
  );
}

function Numbers() {
  const { preferences, choose } = usePreferences();
  return (
    <>
      <NumbersWithoutCode
        limits={limits}
        value={preferences.numbersWithoutCode}
        onChange={(numbersWithoutCode) => choose({ numbersWithoutCode })}
      />
      <PhoneFormatSelect
        value={preferences.numberFormat}
        onChange={(numberFormat) => choose({ numberFormat })}
      />
    </>
  );
}
