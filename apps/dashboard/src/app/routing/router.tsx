import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { SessionCheck } from '@sms/ui/shell/screens/session-check';
import type { Scope } from 'effector';
import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HeadingFocus } from '../../browser/focus/heading-focus';
import { fullScreenFallback } from '../fallbacks/full-screen-fallback';
import { GuestsOnly, SignedInOnly } from './guards';
import { PATHS } from './paths';

/** The module of a signed-in screen. */
interface ScreenModule {
  readonly default: ComponentType;
  /** Reads what the screen is drawn with, at an address without choices. Default: nothing of its own. */
  readonly open?: (scope: Scope) => void;
}

const signedInScreen = (load: () => Promise<ScreenModule>) => lazyWithRetry(load);

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
const DashboardScreen = signedInScreen(() => import('../../screens/dashboard/dashboard-screen'));
const BuyNumberScreen = signedInScreen(() => import('../../screens/buy-number/buy-number-screen'));
const ActiveNumbersScreen = signedInScreen(
  () => import('../../screens/active-numbers/active-numbers-screen'),
);
const HistoryScreen = signedInScreen(() => import('../../screens/history/history-screen'));
const SettingsScreen = signedInScreen(() => import('../../screens/settings/settings-screen'));
const SubscriptionsScreen = signedInScreen(() => import('../../screens/subscriptions/subscriptions-screen'));
const TransactionsScreen = signedInScreen(() => import('../../screens/transactions/transactions-screen'));

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
 * @returns opens the screen of a signed-in user before it is drawn, so that it is drawn with its data;
 * undefined for a screen that has none of its own
 */
export const preloadScreen = async (path: string): Promise<((scope: Scope) => void) | undefined> => {
  const own = screenAt(SIGNED_IN_SCREENS, path);
  const [workspace, screen] = await Promise.all([
    own && Workspace.preload(),
    own?.preload(),
    screenAt(GUEST_SCREENS, path)?.preload(),
  ]);
  const open = screen?.open;
  if (workspace === undefined || open === undefined) return undefined;
  return (scope) => {
    workspace.readAccount(scope);
    open(scope);
  };
};

const screenAt = <Loaded,>(screens: Readonly<Record<string, Loaded>>, path: string): Loaded | undefined =>
  screens[path];

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
