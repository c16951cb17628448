import { late } from '@sms/ui/primitives/lazy-with-retry';
import { FullScreen } from '@sms/ui/shell/full-screen';
import { SessionCheck } from '@sms/ui/shell/session-check';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInOnly, VisitorsOnly } from './guards';
import { HeadingFocus } from '../../browser/focus/heading-focus';
import { onItsOwn } from '../fallbacks/full-screen-fallback';
import { PATHS } from './paths';

const LoginScreen = late(() => import('../../screens/login/login-screen'), onItsOwn);
const RegisterScreen = late(() => import('../../screens/register/register-screen'), onItsOwn);
const LegalScreen = late(() => import('../../screens/legal/legal-screen'), onItsOwn);
const NotFoundScreen = late(() => import('../../screens/not-found/not-found-screen'));
const Workspace = late(() => import('../workspace/workspace'), onItsOwn);
const DashboardScreen = late(() => import('../../screens/dashboard/dashboard-screen'));
const BuyNumberScreen = late(() => import('../../screens/buy-number/buy-number-screen'));
const ActiveNumbersScreen = late(() => import('../../screens/active-numbers/active-numbers-screen'));
const HistoryScreen = late(() => import('../../screens/history/history-screen'));
const SettingsScreen = late(() => import('../../screens/settings/settings-screen'));
const SubscriptionsScreen = late(() => import('../../screens/subscriptions/subscriptions-screen'));
const TransactionsScreen = late(() => import('../../screens/transactions/transactions-screen'));

const VISITOR_SCREENS = {
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

/** Runs the code of a page while it is still being asked who is there. */
export const warmUp = (path: string): void => {
  const ofVisitors = screenAt(VISITOR_SCREENS, path);
  const ofSignedIn = screenAt(SIGNED_IN_SCREENS, path);
  if (ofSignedIn !== undefined) Workspace.preload();
  (ofVisitors ?? ofSignedIn)?.preload();
};

const screenAt = (screens: typeof VISITOR_SCREENS | typeof SIGNED_IN_SCREENS, path: string) =>
  Object.entries(screens).find(([known]) => known === path)?.[1];

const routesTo = (screens: typeof VISITOR_SCREENS | typeof SIGNED_IN_SCREENS) =>
  Object.entries(screens).map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />);

function NotFoundOnItsOwn() {
  return (
    <FullScreen>
      <NotFoundScreen />
    </FullScreen>
  );
}

/** The routes of spec §2; each screen is loaded when it is first opened. */
export function Router() {
  return (
    <>
      <HeadingFocus />
      <Suspense fallback={<SessionCheck />}>
        <Routes>
          <Route element={<VisitorsOnly />}>{routesTo(VISITOR_SCREENS)}</Route>
          <Route path={PATHS.terms} element={<LegalScreen title="Terms" />} />
          <Route path={PATHS.privacy} element={<LegalScreen title="Privacy Policy" />} />
          {/* The same guard and frame as every page of a signed-in user, so that React keeps the frame. */}
          <Route element={<SignedInOnly forVisitors={<NotFoundOnItsOwn />} />}>
            <Route element={<Workspace />}>
              <Route path="*" element={<NotFoundScreen />} />
            </Route>
          </Route>
          <Route element={<SignedInOnly />}>
            <Route element={<Workspace />}>{routesTo(SIGNED_IN_SCREENS)}</Route>
          </Route>
        </Routes>
      </Suspense>
    </>
  );
}
