import { $isAuthenticated, $offlineSince, offlineWatchStarted } from '@sms/domain';
import { formatDateTime } from '@sms/domain/rules';
import { OfflineNotice } from '@sms/ui/shell/offline-notice';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { CatchUpScreen } from './away-summary-screen';

/** What stands above the page of its connection: since when there is none, and what was missed once there is one again. */
export function ConnectionLines() {
  const { isSignedIn, offlineSince, watchOffline } = useUnit({
    isSignedIn: $isAuthenticated,
    offlineSince: $offlineSince,
    watchOffline: offlineWatchStarted,
  });
  useEffect(() => watchOffline(), [watchOffline]);
  return (
    <>
      {offlineSince !== null && <OfflineNotice since={formatDateTime(offlineSince)} />}
      {isSignedIn && <CatchUpScreen />}
    </>
  );
}
