import { $isAuthenticated, $offlineSince, offlineMonitorStarted } from '@sms/domain';
import { formatDateTime } from '@sms/domain/rules';
import { OfflineNotice } from '@sms/ui/shell/offline-notice';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ArrivedCodeScreen } from './arrived-code-screen';
import { AwaySummaryScreen } from './away-summary-screen';

/** Since when the page is offline and, afterwards, the away summary and the code that arrived meanwhile. */
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
      {isSignedIn && <ArrivedCodeScreen />}
    </>
  );
}
