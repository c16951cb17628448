import { SessionCheck } from '@sms/ui/shell/session-check';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInOnly, VisitorsOnly } from './guards';
import { PATHS } from './paths';

const LoginScreen = lazy(() => import('./screens/login/login-screen'));
const RegisterScreen = lazy(() => import('./screens/register/register-screen'));
const LegalScreen = lazy(() => import('./screens/legal/legal-screen'));
const NotFoundScreen = lazy(() => import('./screens/not-found/not-found-screen'));
const HeadingFocus = lazy(() => import('./heading-focus'));
const Workspace = lazy(() => import('./workspace'));
const DashboardScreen = lazy(() => import('./screens/dashboard/dashboard-screen'));
const BuyNumberScreen = lazy(() => import('./screens/buy-number/buy-number-screen'));
const ActiveNumbersScreen = lazy(() => import('./screens/active-numbers/active-numbers-screen'));
const HistoryScreen = lazy(() => import('./screens/history/history-screen'));
const SettingsScreen = lazy(() => import('./screens/settings/settings-screen'));
const TransactionsScreen = lazy(() => import('./screens/transactions/transactions-screen'));

/** The routes of spec §2; each screen is loaded when it is first opened. */
export function Router() {
  return (
    <>
      <Suspense>
        <HeadingFocus />
      </Suspense>
      <Suspense fallback={<SessionCheck />}>
        <Routes>
          <Route element={<VisitorsOnly />}>
            <Route path={PATHS.login} element={<LoginScreen />} />
            <Route path={PATHS.register} element={<RegisterScreen />} />
          </Route>
          <Route path={PATHS.terms} element={<LegalScreen title="Terms" />} />
          <Route path={PATHS.privacy} element={<LegalScreen title="Privacy Policy" />} />
          <Route element={<SignedInOnly />}>
            <Route element={<Workspace />}>
              <Route path={PATHS.buyNumber} element={<BuyNumberScreen />} />
              <Route path={PATHS.activeNumbers} element={<ActiveNumbersScreen />} />
              <Route path={PATHS.dashboard} element={<DashboardScreen />} />
              <Route path={PATHS.history} element={<HistoryScreen />} />
              <Route path={PATHS.transactions} element={<TransactionsScreen />} />
              <Route path={PATHS.settings} element={<SettingsScreen />} />
            </Route>
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </>
  );
}
