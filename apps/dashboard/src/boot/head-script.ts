// Runs in the head of the page, before its first paint and before any other script (decision 0051).
import { isFramed } from './is-framed';
import { startEarlyFetch } from './early-fetch';
import { listenForBootFailure, showBootMessage } from './boot-failure';
import { preloadPage } from './preload-page';
import { bufferErrors } from './error-buffer';
import { syncStoredTheme } from './apply-theme';

syncStoredTheme();
if (isFramed) {
  addEventListener('DOMContentLoaded', () => showBootMessage('framed'));
} else {
  bufferErrors();
  listenForBootFailure();
  // The simulated backend responds only once the product has started it.
  if (__SIMULATED_BACKEND__) preloadPage();
  else startEarlyFetch(preloadPage);
}
