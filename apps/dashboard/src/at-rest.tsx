import { $offlineSince, offlineWatchStarted } from '@sms/domain';
import { formatDateTime } from '@sms/domain/rules';
import { OfflineNotice } from '@sms/ui/shell/offline-notice';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { followThemeColour } from './theme/theme-colour';
import { VersionWatch } from './version-watch';

// Also needed later than everything else, so it travels along.
export { OfflineScreen } from './screens/offline/offline-screen';

/** What stands above the page, or goes on behind it, once the page has come to rest: nobody waits for it. */
export default function AtRest() {
  const { offlineSince, started } = useUnit({ offlineSince: $offlineSince, started: offlineWatchStarted });
  useEffect(() => started(), [started]);
  useEffect(() => followThemeColour(), []);
  return (
    <>
      <VersionWatch />
      {offlineSince !== null && <OfflineNotice since={formatDateTime(offlineSince)} />}
    </>
  );
}
