import { $isPathCarried, $isRedirectDue, $sessionPhase, $sessionRetryInS } from '@sms/domain';
import { safePath } from '@sms/domain/rules';
import { late } from '@sms/ui/primitives/lazy-with-retry';
import { SessionCheck } from '@sms/ui/shell/session-check';
import { useUnit } from 'effector-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { onItsOwn } from '../fallbacks/full-screen-fallback';
import { PATHS } from './paths';
import { rememberSignedIn } from '../../browser/storage/session-hint';

const SessionErrorScreen = late(() => import('../fallbacks/session-error-screen'), onItsOwn);

/** Tells /login where the visitor came from; kept out of the address (spec §2). */
interface CarriedState {
  readonly from?: string;
}

/** Props of {@link SignedInOnly}. */
export interface SignedInOnlyProps {
  /** What visitors see. Default: they go to /login. */
  readonly forVisitors?: ReactNode;
}

/** Lets signed-in users through; everybody else goes to /login, carrying the page they asked for. */
export function SignedInOnly({ forVisitors }: SignedInOnlyProps) {
  const { phase, retryInS, isPathCarried } = useUnit({
    phase: $sessionPhase,
    retryInS: $sessionRetryInS,
    isPathCarried: $isPathCarried,
  });
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (phase === 'signed-in' || phase === 'anonymous') rememberSignedIn(phase === 'signed-in');
  }, [phase]);
  if (phase === 'signed-in') return <Outlet />;
  if (phase === 'error') return <SessionErrorScreen />;
  if (phase !== 'anonymous') return <SessionCheck retryInS={retryInS ?? undefined} />;
  if (forVisitors !== undefined) return forVisitors;
  const state: CarriedState = isPathCarried ? { from: pathname + search + hash } : {};
  return <Navigate to={PATHS.login} state={state} replace />;
}

/** Lets visitors through and leads signed-in users on to the page they asked for, else to the dashboard. */
export function VisitorsOnly() {
  const isRedirectDue = useUnit($isRedirectDue);
  const carried = useLocation().state as CarriedState | null;
  // Kept while the visitor goes from one public page to the other, whose links carry nothing.
  const [from] = useState(carried?.from);
  return isRedirectDue ? <Navigate to={safePath(from)} replace /> : <Outlet />;
}
