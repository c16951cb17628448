import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { SessionCheck } from '@sms/ui/shell/screens/session-check';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HeadingFocus } from '../../browser/focus/heading-focus';
import { fullScreenFallback } from '../fallbacks/full-screen-fallback';
import { GuestsOnly, SignedInOnly } from './guards';
import { PATHS } from './paths';

const LoginScreen = lazyWithRetry(() => import('../../screens/login/login-screen'), fullScreenFallback);
const RegisterScreen = lazyWithRetry(
  () => import('../../screens/register/register-screen'),
  fullScreenFallback,
);
const LegalScreen = lazyWithRetry(() => import('../../screens/legal/legal-screen'), fullScreenFallback);
const NotFoundScreen = lazyWithRetry(
  () => import('../../screens/not-found/not-found-screen'),
  fullScreenFallback,
);
const Workspace = lazyWithRetry(() => import('../workspace/workspace'), fullScreenFallback);
const DashboardScreen = lazyWithRetry(() => import('../../screens/dashboard/dashboard-screen'));
const BuyNumberScreen = lazyWithRetry(() => import('../../screens/buy-number/buy-number-screen'));
const ActiveNumbersScreen = lazyWithRetry(() => import('../../screens/active-numbers/active-numbers-screen'));
const HistoryScreen = lazyWithRetry(() => import('../../screens/history/history-screen'));
const SettingsScreen = lazyWithRetry(() => import('../../screens/settings/settings-screen'));
const SubscriptionsScreen = lazyWithRetry(() => import('../../screens/subscriptions/subscriptions-screen'));
const TransactionsScreen = lazyWithRetry(() => import('../../screens/transactions/transactions-screen'));

const GUEST_SCREENS = {
  [PATHS.login]: LoginScreen,
  [PATHS.register]: RegisterScreen,
};

const SIGNED_IN_SCREENS = {
  [PATHS.dashboard]: DashboardScreen,
  [PATHS.buyNumber]: BuyNumberScreen,
  [PATHS.activeNumbers]: ActiveNumbersScreen,
  [PATHS.history]: HistoryScreen,
  [PATHS.transactions]: TransactionsScreen,
  [PATHS.settings]: SettingsScreen,
  [PATHS.subscriptions]: SubscriptionsScreen,
};

/**
 * Preloads a screen's code while the session is still being checked. Resolves when it is there, or has
 * failed.
 */
export const preloadScreen = async (path: string): Promise<void> => {
  const guestScreen = screenAt(GUEST_SCREENS, path);
  const signedInScreen = screenAt(SIGNED_IN_SCREENS, path);
  await Promise.all([
    signedInScreen !== undefined && Workspace.preload(),
    (guestScreen ?? signedInScreen)?.preload(),
  ]);
};

const screenAt = (screens: typeof GUEST_SCREENS | typeof SIGNED_IN_SCREENS, path: string) =>
  Object.entries(screens).find(([known]) => known === path)?.[1];

const routesTo = (screens: typeof GUEST_SCREENS | typeof SIGNED_IN_SCREENS) =>
  Object.entries(screens).map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />);

/** The routes of spec §2; each screen is loaded when it is first opened. */
export function Router() {
  return (
    <>
      <HeadingFocus />
      <Suspense fallback={<SessionCheck />}>
        <Routes>
          <Route element={<GuestsOnly />}>{routesTo(GUEST_SCREENS)}</Route>
          <Route path={PATHS.terms} element={<LegalScreen title="Terms" name="terms" />} />
          <Route path={PATHS.privacy} element={<LegalScreen title="Privacy Policy" name="privacy" />} />
          <Route element={<SignedInOnly />}>
            <Route element={<Workspace />}>{routesTo(SIGNED_IN_SCREENS)}</Route>
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </>
  );
}
