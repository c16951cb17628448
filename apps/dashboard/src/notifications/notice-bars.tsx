import {
  $awaySummary,
  $lowBalance,
  $systemMessage,
  awaySummaryDismissed,
  lowBalanceDismissed,
  systemMessageDismissed,
} from '@sms/domain/notifications';
import { $missedRefunds, $missedRefundsWithoutCard, missedRefundsDismissed } from '@sms/domain/numbers';
import { AwaySummaryBar } from '@sms/ui/shell/away-summary-bar';
import { SystemMessageBar } from '@sms/ui/shell/system-message-bar';
import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../app/routing/paths';
import { ArrivedCodeScreen } from './arrived-code-screen';

/** Pages that show the balance and its actions anyway, and the one where the user waits for a code. */
const BALANCE_QUIET_PATHS: readonly string[] = [PATHS.buyNumber, PATHS.activeNumbers, PATHS.transactions];

/** The notices below every page of signed-in users, and the sheet of a code that arrived meanwhile. */
export default function NoticeBars() {
  const { pathname } = useLocation();
  const notices = useUnit({
    missed: $missedRefunds,
    missedWithoutCard: $missedRefundsWithoutCard,
    lowBalance: $lowBalance,
    away: $awaySummary,
    system: $systemMessage,
    dismissMissed: missedRefundsDismissed,
    dismissLowBalance: lowBalanceDismissed,
    dismissAway: awaySummaryDismissed,
    dismissSystem: systemMessageDismissed,
  });
  return (
    <>
      <AwaySummaryBar
        label="Ended without a refund"
        summary={pathname === PATHS.activeNumbers ? notices.missedWithoutCard : notices.missed}
        link={pathname === PATHS.history ? undefined : { to: PATHS.history, text: 'Purchase history' }}
        onDismiss={() => notices.dismissMissed()}
      />
      <AwaySummaryBar
        label="Low balance"
        summary={BALANCE_QUIET_PATHS.includes(pathname) ? null : notices.lowBalance}
        link={{ to: PATHS.transactions, text: 'Add funds' }}
        onDismiss={() => notices.dismissLowBalance()}
      />
      <AwaySummaryBar
        summary={notices.away}
        link={
          pathname === PATHS.activeNumbers ? undefined : { to: PATHS.activeNumbers, text: 'Active numbers' }
        }
        onDismiss={() => notices.dismissAway()}
      />
      {notices.system !== null && (
        <SystemMessageBar message={notices.system} onDismiss={() => notices.dismissSystem()} />
      )}
      <ArrivedCodeScreen />
    </>
  );
}
