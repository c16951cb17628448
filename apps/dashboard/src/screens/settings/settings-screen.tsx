import {
  $notifications,
  $preferences,
  notificationsToggled,
  preferencesChanged,
  settingsScreenToggled,
  testSendClicked,
} from '@sms/domain';
import { SettingsPage } from '@sms/ui/pages/settings';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { PageTitle } from '../../arrival/page-title';
import { chooseTheme, onThemeShown, shownTheme } from '../../theme/theme';

/** What the user chooses for this browser, and the static parts of spec §2. */
export default function SettingsScreen() {
  const theme = useSyncExternalStore(onThemeShown, shownTheme);
  const { toggleScreen, preferences, notifications, choose, toggleNotifications, test } = useUnit({
    toggleScreen: settingsScreenToggled,
    preferences: $preferences,
    notifications: $notifications,
    choose: preferencesChanged,
    toggleNotifications: notificationsToggled,
    test: testSendClicked,
  });
  // Before the first paint: what the browser allows decides on a text, and so on what lies below it.
  useLayoutEffect(() => {
    toggleScreen(true);
    return () => {
      toggleScreen(false);
    };
  }, [toggleScreen]);
  return (
    <>
      <PageTitle>SMS Verification Settings</PageTitle>
      <SettingsPage
        theme={theme}
        onThemeChange={chooseTheme}
        arrival={{
          hasSound: preferences.sound,
          hasNotifications: notifications.isOn,
          notificationsBlockedBy: notifications.blockedBy,
          hasCodeInTitle: preferences.codeInTitle,
          onSoundChange: (sound) => choose({ sound }),
          onNotificationsChange: toggleNotifications,
          onCodeInTitleChange: (codeInTitle) => choose({ codeInTitle }),
          onTest: () => test(),
        }}
        numberFormat={preferences.numberFormat}
        onNumberFormatChange={(numberFormat) => choose({ numberFormat })}
      />
    </>
  );
}
