import {
  $missedRefunds,
  $missedRefundsWithoutCard,
  autoCancelStarted,
  lastMinutesAlertStarted,
  missedRefundsDismissed,
} from '@sms/domain';
import { AwaySummaryBar } from '@sms/ui/shell/away-summary-bar';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../app/routing/paths';

/** Cancels numbers without an SMS in time, from its first render on, and reports those already expired. */
export default function NumbersWithoutCodeScreen() {
  const { pathname } = useLocation();
  const { missed, missedWithoutCard, dismiss, startAutoCancel, startAlert } = useUnit({
    missed: $missedRefunds,
    missedWithoutCard: $missedRefundsWithoutCard,
    dismiss: missedRefundsDismissed,
    startAutoCancel: autoCancelStarted,
    startAlert: lastMinutesAlertStarted,
  });
  useEffect(() => {
    startAutoCancel();
    startAlert();
  }, [startAutoCancel, startAlert]);
  return (
    <AwaySummaryBar
      label="Ended without a refund"
      summary={pathname === PATHS.activeNumbers ? missedWithoutCard : missed}
      link={pathname === PATHS.history ? undefined : { to: PATHS.history, text: 'Purchase history' }}
      onDismiss={() => dismiss()}
    />
  );
}
