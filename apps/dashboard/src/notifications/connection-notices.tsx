import { $isAuthenticated, $offlineSince, offlineMonitorStarted } from '@sms/domain';
import { formatDateTime } from '@sms/domain/rules';
import { OfflineNotice } from '@sms/ui/shell/offline-notice';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { AwaySummaryScreen } from './away-summary-screen';

/** Connection banners above the page: since when it is offline, and the away summary afterwards. */
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
