import { $offlineSince } from '@sms/domain/lib/offline';
import { formatDateTime } from '@sms/domain/lib/format/date-time';
import { OfflineNotice } from '@sms/ui/shell/notices/offline-notice';
import { useUnit } from 'effector-react';

/** Since when the page is offline, on every page. Never loaded late: without a connection it could not be. */
export function OfflineNoticeScreen() {
  const offlineSince = useUnit($offlineSince);
  return offlineSince === null ? null : <OfflineNotice since={formatDateTime(offlineSince)} />;
}
