import { $lowBalance, lowBalanceAlertStarted, lowBalanceDismissed } from '@sms/domain';
import { AwaySummaryBar } from '@sms/ui/shell/away-summary-bar';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../app/routing/paths';

/** Pages that show the balance and its actions anyway, and the one where the user waits for a code. */
const QUIET_PATHS: readonly string[] = [PATHS.buyNumber, PATHS.activeNumbers, PATHS.transactions];

/** Alerts the user while the balance is low (decision 0125). */
export default function LowBalanceScreen() {
  const { pathname } = useLocation();
  const { lowBalance, dismiss, start } = useUnit({
    lowBalance: $lowBalance,
    dismiss: lowBalanceDismissed,
    start: lowBalanceAlertStarted,
  });
  useEffect(() => start(), [start]);
  return (
    <AwaySummaryBar
      label="Low balance"
      summary={QUIET_PATHS.includes(pathname) ? null : lowBalance}
      link={{ to: PATHS.transactions, text: 'Add funds' }}
      onDismiss={() => dismiss()}
    />
  );
}
