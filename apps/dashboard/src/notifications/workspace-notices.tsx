import { $arrivedCode } from '@sms/domain/notifications/incoming-code/arrived-code';
import { $awaySummary } from '@sms/domain/notifications/away-summary/away-summary';
import { $lowBalance } from '@sms/domain/notifications/low-balance-alert';
import { $systemMessage } from '@sms/domain/notifications/realtime-toasts';
import { $missedRefunds } from '@sms/domain/numbers/auto-cancel/missed-refunds';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';

const NoticeBars = lazyWithRetry(() => import('./notice-bars'));

/**
 * What signed-in users are told on every page. Most visits have nothing to tell, so the bars load with the
 * first notice.
 */
export function WorkspaceNotices() {
  const notices = useUnit([$missedRefunds, $lowBalance, $awaySummary, $systemMessage, $arrivedCode]);
  // They stay once there was one, so that a dismissed bar leaves with its transition.
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && notices.some((notice) => notice !== null)) setIsNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <NoticeBars />
      </Suspense>
    )
  );
}
