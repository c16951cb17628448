import { $arrivedCode, $awaySummary, $lowBalance, $systemMessage } from '@sms/domain/notifications';
import { $missedRefunds } from '@sms/domain/numbers';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';

const NoticeBars = lazyWithRetry(() => import('./notice-bars'));

/** What signed-in users are told on every page. Most visits have nothing to tell, so the bars load with the first notice. */
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
