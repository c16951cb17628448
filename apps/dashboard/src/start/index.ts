// Runs in the head of the page, before its first paint and before any other script (decision 0051).
import { isFramed } from '../is-framed';
import { sendEarlyCalls } from './early-calls';
import { sayWhenNotLoaded } from './not-loaded';
import { preloadPage } from './preload';
import { collectProblems } from './problems';
import { showInstead } from './show-instead';
import { followKeptTheme } from './theme';

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
