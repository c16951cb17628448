import { SettingsPage } from '@sms/ui/pages/settings';

/** The static settings page (spec §2). */
export default function SettingsScreen() {
  return (
    <>
      <title>SMS Verification Settings</title>
      <SettingsPage />
    </>
  );
}
