import { $awaySummary, awaySummaryDismissed, awaySummaryStarted } from '@sms/domain';
import { AwaySummaryBar } from '@sms/ui/shell/away-summary-bar';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../app/routing/paths';

/** The away summary (decision 0069). Detects offline periods from its first render on. */
export function AwaySummaryScreen() {
  const { pathname } = useLocation();
  const { summary, start, dismiss } = useUnit({
    summary: $awaySummary,
    start: awaySummaryStarted,
    dismiss: awaySummaryDismissed,
  });
  useEffect(start, [start]);
  return (
    <AwaySummaryBar
      summary={summary}
      link={
        pathname === PATHS.activeNumbers ? undefined : { to: PATHS.activeNumbers, text: 'Active numbers' }
      }
      onDismiss={() => dismiss()}
    />
  );
}
