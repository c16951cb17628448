import { SettingsPage } from '@sms/ui/pages/settings';
import { useSyncExternalStore } from 'react';
import { chooseTheme, onThemeShown, shownTheme } from '../../theme/theme';

/** The static settings page (spec §2) and the choice of the theme. */
export default function SettingsScreen() {
  const theme = useSyncExternalStore(onThemeShown, shownTheme);
  return (
    <>
      <title>SMS Verification Settings</title>
      <SettingsPage theme={theme} onThemeChange={chooseTheme} />
    </>
  );
}
