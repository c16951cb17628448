import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createAppSessions } from './app/create-app-sessions';
import { showBootMessage } from './boot/boot-failure';
import { startBlockedBy } from './boot/start-blocked-by';
import { likelyPath } from './browser/storage/session-hint';
import { canonicalPath } from './app/routing/paths';
import { preloadScreen } from './app/routing/router';
import { listenToBackFromCheckout } from './payments/checkout-entries';
import { keepProviderCallback } from './payments/provider-callback';

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
  preloadScreen(likelyPath());

  // The boundary shows a crash; reporting treats it like any other error.
  createRoot(root, { onCaughtError: reportError }).render(
    <StrictMode>
      <App sessions={sessions} />
    </StrictMode>,
  );
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
