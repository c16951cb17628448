export { cancelClicked } from './actions';
export type { CancelView, NumberCardView } from './card-view';
export {
  $cardGroups,
  $countdowns,
  $lateIds,
  $minutesLeft,
  $numberCards,
  $receivedIds,
  $refundNotes,
  $waitingIds,
  type CardGroups,
} from './cards';
export { copyAsClicked } from './copy-as';
export { $copiedMark, copyClicked } from './copying';
export { endWatchStarted } from './ended-numbers';
export { $isGuideOpen } from './guide';
export { $heldCompletions, completeClicked, completeUndone, completionsReleased } from './held';
export { holdingStarted } from './held-completions';
export { cardsShown } from './server-now';
export { $fullMessages, messageOpened, type FullMessage } from './full-message';
export { findNumber, withMissedSms } from './known-numbers';
export {
  $activeNumbers,
  $activeNumbersError,
  $activeNumbersStatus,
  $endedNumbers,
  $isEndWatchNeeded,
  $knownNumbers,
  $receivedCount,
  $receivedNumbers,
  $receivedSms,
  $unlistedSms,
  activeNumbersListed,
  activeNumbersOutdated,
  activeNumbersRequested,
  lateSmsDismissed,
  newNumberAnnounced,
} from './numbers';
export {
  $isAutoRefreshOn,
  $isActiveNumbersRefreshing,
  $isActiveNumbersScreenUp,
  activeNumbersRefreshClicked,
  activeNumbersScreenToggled,
  autoRefreshToggled,
  numberStatusFx,
} from './reload';
export { anotherClicked, anotherFailed, anotherReady, type AnotherWish } from './try-another';
