import { $awaySummary, awaySummaryDismissed } from '@sms/domain/notifications/away-summary/away-summary';
import { $lowBalance, lowBalanceDismissed } from '@sms/domain/notifications/low-balance-alert';
import { $systemMessage, systemMessageDismissed } from '@sms/domain/notifications/realtime-toasts';
import {
  $arrivedCode,
  arrivedCodeDismissed,
  arrivedCodeShown,
} from '@sms/domain/notifications/incoming-code/arrived-code';
import {
  $missedRefunds,
  $missedRefundsWithoutCard,
  missedRefundsDismissed,
} from '@sms/domain/numbers/auto-cancel/missed-refunds';
import { AwaySummaryBar } from '@sms/ui/shell/notices/away-summary-bar';
import { NoticeBar } from '@sms/ui/shell/notices/notice-bar';
import { useUnit } from 'effector-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeCopyClicked } from '@sms/domain/lib/toasts/toasts';
import { ArrivedCode } from '@sms/ui/shell/notices/arrived-code';
import { useEffect, useSyncExternalStore } from 'react';
import { PATHS } from '../app/routing/paths';

const FIELD = 'input:not([type=checkbox], [type=radio], [role=switch]), textarea, select';

const isTyping = (): boolean => document.activeElement?.matches(FIELD) === true;

const onFocusMove = (listener: () => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('focusin', listener, { signal });
  // The next element has the focus, if any, only afterwards.
  document.addEventListener('focusout', () => queueMicrotask(listener), { signal });
  return () => listening.abort();
};

/** Screens that show the sheet; `phone` of the style sheet. */
const PHONE = '(width < 48rem) and (height >= 30rem)';

/** The code that arrived while the user was elsewhere, never over a field in use. */
function ArrivedCodeScreen() {
  const { arrived, copy, dismiss, show } = useUnit({
    arrived: $arrivedCode,
    copy: codeCopyClicked,
    dismiss: arrivedCodeDismissed,
    show: arrivedCodeShown,
  });
  const navigate = useNavigate();
  const isBusy = useSyncExternalStore(onFocusMove, isTyping);
  const code = isBusy ? null : (arrived?.code ?? null);
  useEffect(() => {
    if (code !== null && matchMedia(PHONE).matches) show(code);
  }, [code, show]);
  return (
    <ArrivedCode
      sms={isBusy ? null : arrived}
      service={arrived?.service ?? undefined}
      onCopy={() => code !== null && copy(code)}
      onOpen={() => {
        void navigate(PATHS.activeNumbers);
        dismiss();
      }}
      onDismiss={() => dismiss()}
    />
  );
}

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
        <NoticeBar
          key={notices.system}
          label="System message"
          place="bottom"
          message={notices.system}
          onDismiss={() => notices.dismissSystem()}
        />
      )}
      <ArrivedCodeScreen />
    </>
  );
}
