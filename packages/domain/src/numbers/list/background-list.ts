import { combine, createEvent, createStore, sample } from 'effector';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import { $isPageVisible } from '../../lib/page';
import { workspaceOpened } from '../../lib/session-events';
import { createTimer } from '../../lib/time/create-timer';
import { RATE_LIMIT_BACKOFF_MS } from '../../limits/tuning';
import { $activeNumbers, activeNumbersListed } from './active-numbers';
import { activeNumbersInvalidated, activeNumbersRequested } from './active-numbers-query';

const retried = createEvent();
const retrySet = createTimer(retried);

/** True while the signed-in part of the app is on screen. */
const $isOpen = createStore(false).on(workspaceOpened, () => true);

/**
 * One tab knows the numbers for all, whatever page is open: for cancels and alerts in time, and for further
 * SMS.
 */
export const $isLeading = combine($isOpen, $isFollower, (isOpen, isFollower) => isOpen && !isFollower);

/** True while the list may lack a number: a hidden page polls no list, and may have bought it. */
const $isStale = createStore(false)
  .on(activeNumbersInvalidated, () => true)
  .reset(activeNumbersListed);

// A page such as the settings has no list.
const missed = sample({
  clock: [$isLeading, $isStale, $isPageVisible, retried],
  source: { isLeading: $isLeading, numbers: $activeNumbers, isStale: $isStale, isVisible: $isPageVisible },
  filter: ({ isLeading, numbers, isStale, isVisible }) =>
    isLeading && (numbers === null || (isStale && !isVisible)),
});
sample({ clock: missed, target: activeNumbersRequested });
sample({ clock: missed, fn: () => RATE_LIMIT_BACKOFF_MS, target: retrySet });
