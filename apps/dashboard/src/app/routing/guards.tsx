import { $isRedirectDue, $returnPath, returnPathFound, safePath } from '@sms/domain/session/redirect';
import { $session } from '@sms/domain/session/session';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { SessionCheck } from '@sms/ui/shell/screens/session-check';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasSessionHint, storeSessionHint } from '../../browser/storage/session-hint';
import { fullScreenFallback } from '../fallbacks/full-screen-fallback';
import { PATHS } from './paths';

const SessionErrorScreen = lazyWithRetry(
  () => import('../fallbacks/session-error-screen'),
  fullScreenFallback,
);

/** Location state of /login: the page the guest requested. Kept out of the address (spec §2). */
interface LoginRedirectState {
  readonly from?: string;
}

/** Renders for signed-in users; redirects guests to /login with the page they requested. */
export function SignedInOnly() {
  const { phase, retryInS, isPathCarried } = useUnit($session);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (phase === 'signed-in' || phase === 'anonymous') storeSessionHint(phase === 'signed-in');
  }, [phase]);
  if (phase === 'signed-in') return <Outlet />;
  if (phase === 'error') return <SessionErrorScreen />;
  if (phase !== 'anonymous')
    return <SessionCheck retryInS={retryInS ?? undefined} framed={hasSessionHint()} />;
  const state: LoginRedirectState = isPathCarried ? { from: pathname + search + hash } : {};
  return <Navigate to={PATHS.login} state={state} replace />;
}

/** Renders for guests; redirects signed-in users to the page they requested, else to the dashboard. */
export function GuestsOnly() {
  const { isRedirectDue, returnPath, found } = useUnit({
    isRedirectDue: $isRedirectDue,
    returnPath: $returnPath,
    found: returnPathFound,
  });
  const redirectState = useLocation().state as LoginRedirectState | null;
  // Kept while the guest moves between public pages, whose links carry no state, and for the session that
  // begins.
  const from = redirectState?.from;
  useEffect(() => {
    if (from !== undefined) found(from);
  }, [from, found]);
  return isRedirectDue ? <Navigate to={safePath(returnPath)} replace /> : <Outlet />;
}
