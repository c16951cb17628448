import { $isAuthenticated, $offlineSince, offlineMonitorStarted } from '@sms/domain';
import { formatDateTime } from '@sms/domain/rules';
import { OfflineNotice } from '@sms/ui/shell/offline-notice';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { AwaySummaryScreen } from './away-summary-screen';

/** What stands above the page of its connection: since when there is none, and what was missed once there is one again. */
export function ConnectionNotices() {
  const { isSignedIn, offlineSince, startOfflineMonitor } = useUnit({
    isSignedIn: $isAuthenticated,
    offlineSince: $offlineSince,
    startOfflineMonitor: offlineMonitorStarted,
  });
  useEffect(() => startOfflineMonitor(), [startOfflineMonitor]);
  return (
    <>
      {offlineSince !== null && <OfflineNotice since={formatDateTime(offlineSince)} />}
      {isSignedIn && <AwaySummaryScreen />}
    </>
  );
}
