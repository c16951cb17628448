import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { App } from './app/app';
import { createAppSessions } from './app/create-app-sessions';
import { showBootMessage } from './boot/boot-failure';
import { startBlockedBy } from './boot/start-blocked-by';
import { hasSessionHint, likelyPath } from './browser/storage/session-hint';
import { canonicalPath } from './app/routing/paths';
import { preloadScreen } from './app/routing/router';
import { listenToBackFromCheckout } from './payments/checkout-entries';
import { hasPendingCallback, keepProviderCallback } from './payments/provider-callback';
import { $session } from '@sms/domain/session/session';
import { allSettled } from 'effector';

/**
 * How long the first screen of the page stays, in ms: it cannot say what is wrong, so that the product then
 * draws without the next one.
 */
const LONGEST_FIRST_SCREEN_MS = 1_000;

/** The longest wait for the first data once the user is known, in ms: most of it comes at the same time. */
const DATA_WAIT_MS = 100;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const showApp = (): void => {
  const root = document.getElementById('root');
  // The head script has already shown the reason: boot/head-script.ts.
  if (root === null || startBlockedBy !== null) return;

  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);

  listenToBackFromCheckout();
  const sessions = createAppSessions();
  sessions.start();

  let isDrawn = false;
  let isOpen = false;
  const draw = (): void => {
    isDrawn = true;
    // The boundary shows a crash; reporting treats it like any other error.
    const page = createRoot(root, { onCaughtError: reportError });
    // With its data it is drawn in short pieces. Without, it is drawn at once with its effects, which take
    // the answers that are there already, so that it is painted with them.
    const schedule = isOpen ? startTransition : flushSync;
    schedule(() =>
      page.render(
        <StrictMode>
          <App sessions={sessions} />
        </StrictMode>,
      ),
    );
  };
  // The page has the first screen already. Drawn again, without the user or without the code of the next one,
  // it would stay for a third of a second more: React shows no placeholder shorter.
  const prepareNext = async (): Promise<void> => {
    const code = preloadScreen(likelyPath());
    // Guests need no user.
    if (hasSessionHint()) await allSettled(sessions.shown().scope);
    const open = await code;
    const { scope } = sessions.shown();
    // A page that is drawn has opened itself; an address with more than a path says first what is to be read.
    const mayOpen = !isDrawn && search === '' && !hasPendingCallback();
    if (mayOpen && open !== undefined && scope.getState($session).phase === 'signed-in') {
      open(scope);
      isOpen = true;
    }
    await Promise.race([window.earlyData, sleep(DATA_WAIT_MS)]);
    // Until the answers are read, which are there.
    await sleep(0);
  };
  void Promise.race([prepareNext(), sleep(LONGEST_FIRST_SCREEN_MS)]).then(draw);
};

/** Runs before the first request. */
const prepare = async (): Promise<void> => {
  if (window.location.search.includes('tx_ref=')) {
    keepProviderCallback((await import('./payments/capture-callback')).captureProviderCallback());
  }
  if (__SIMULATED_BACKEND__ && !window.isSecureContext)
    throw new Error(
      `The simulated backend needs localhost or https: ${location.origin} has no service worker.`,
    );
  if (__SIMULATED_BACKEND__)
    await (await import('./simulator/start-simulated-backend')).startSimulatedBackend();
};

const showBootFailure = (reason: unknown): void => {
  console.error(reason);
  // In a build for a real server it is of no use to people.
  if (__SIMULATED_BACKEND__ && reason instanceof Error)
    document.querySelector('#not-loaded p')?.replaceChildren(reason.message);
  showBootMessage('not-loaded');
};

// No top-level await: the modules imported in `prepare` import this chunk, which would then wait for itself.
prepare().then(showApp, showBootFailure);
