import {
  $notifications,
  $preferences,
  notificationsToggled,
  preferencesChanged,
  settingsScreenToggled,
  testSendClicked,
} from '@sms/domain';
import { SettingsPage } from '@sms/ui/pages/settings';
import { late } from '@sms/ui/primitives/lazy-with-retry';
import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { createScreenHook } from '../../app/hooks/create-screen-hook';
import { loadAtRest } from '../../app/load-on-idle';
import { useCopyTemplate } from './use-copy-template';
import { chooseTheme, onThemeShown, shownTheme } from '../../browser/theme/theme';

const KeptData = late<object>(() => loadAtRest().then((it) => ({ default: it.KeptDataScreen })));

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
  return (
    <>
      <PageTitle>SMS Verification Settings</PageTitle>
      {/* What the browser allows decides on a text, and so on what lies below it: it is known a moment later. */}
      {notifications && (
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
          kept={<KeptData />}
        />
      )}
    </>
  );
}
