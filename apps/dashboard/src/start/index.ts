// Runs in the head of the page, before its first paint and before any other script (decision 0051).
import { sendEarlyCalls } from './early-calls';
import { sayWhenNotLoaded } from './not-loaded';
import { preloadPage } from './preload';
import { followKeptTheme } from './theme';

sayWhenNotLoaded();
followKeptTheme();
// The simulated backend answers only once the product has started it.
if (!__SIMULATED_BACKEND__) sendEarlyCalls();
preloadPage();
