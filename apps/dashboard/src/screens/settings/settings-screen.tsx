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
import { useSyncExternalStore } from 'react';
import { PageTitle } from '../../arrival/page-title';
import { createScreenHook } from '../../create-screen-hook';
import { useCopyTemplate } from './use-copy-template';
import { chooseTheme, onThemeShown, shownTheme } from '../../theme/theme';

const TITLE = 'SMS Verification Settings';

const useScreen = createScreenHook(settingsScreenToggled);

/** What the user chooses for this browser, and the static parts of spec §2. */
export default function SettingsScreen() {
  const theme = useSyncExternalStore(onThemeShown, shownTheme);
  const { preferences, notifications, choose, toggleNotifications, test } = useUnit({
    preferences: $preferences,
    notifications: $notifications,
    choose: preferencesChanged,
    toggleNotifications: notificationsToggled,
    test: testSendClicked,
  });
  const copyTemplate = useCopyTemplate();
  useScreen();
  // What the browser allows decides on a text, and so on what lies below it: it is known a moment later.
  if (notifications === null) return <PageTitle>{TITLE}</PageTitle>;
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <SettingsPage
        theme={theme}
        onThemeChange={chooseTheme}
        arrival={{
          hasSound: preferences.sound,
          hasNotifications: notifications.isOn,
          notificationsBlockedBy: notifications.blockedBy,
          hasCodeInTitle: preferences.codeInTitle,
          hasRefundAlert: preferences.refundAlert,
          onSoundChange: (sound) => choose({ sound }),
          onNotificationsChange: toggleNotifications,
          onCodeInTitleChange: (codeInTitle) => choose({ codeInTitle }),
          onRefundAlertChange: (refundAlert) => choose({ refundAlert }),
          onTest: () => test(),
        }}
        copyTemplate={copyTemplate}
        numberFormat={preferences.numberFormat}
        onNumberFormatChange={(numberFormat) => choose({ numberFormat })}
      />
    </>
  );
}
