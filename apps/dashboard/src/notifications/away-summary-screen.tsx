import { $missedText, catchUpDismissed, gapWatchStarted } from '@sms/domain';
import { CatchUp } from '@sms/ui/shell/away-summary-bar';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../app/routing/paths';

/** What happened while no live updates came (decision 0069). Watches for such gaps from its first render on. */
export function CatchUpScreen() {
  const { pathname } = useLocation();
  const { missed, start, dismiss } = useUnit({
    missed: $missedText,
    start: gapWatchStarted,
    dismiss: catchUpDismissed,
  });
  useEffect(start, [start]);
  return (
    <CatchUp
      missed={missed}
      numbersPath={pathname === PATHS.activeNumbers ? undefined : PATHS.activeNumbers}
      onDismiss={() => dismiss()}
    />
  );
}
