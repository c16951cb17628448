// Runs in the head of the page, before its first paint and before any other script (decision 0051).
import { isFramed } from './is-framed';
import { sendEarlyCalls } from './early-fetch';
import { sayWhenNotLoaded } from './boot-failure';
import { preloadPage } from './preload-page';
import { collectProblems } from './error-buffer';
import { showInstead } from './show-boot-message';
import { followKeptTheme } from './apply-theme';

followKeptTheme();
if (isFramed) {
  addEventListener('DOMContentLoaded', () => showInstead('framed'));
} else {
  collectProblems();
  sayWhenNotLoaded();
  // The simulated backend answers only once the product has started it.
  if (!__SIMULATED_BACKEND__) sendEarlyCalls();
  preloadPage();
}
