export { cancelClicked } from './actions/number-actions';
export type { CancelView, NumberCardView } from './cards/card-view';
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
} from './cards/cards';
export { copyAsClicked } from './copying/copy-format';
export { $copiedMark, copyClicked } from './copying/card-copying';
export { endWatchStarted } from './list/inactive-numbers';
export { $isGuideOpen } from './cards/guide';
export { $heldCompletions, completeClicked, completeUndone, completionsReleased } from './actions/pending-completions';
export { holdingStarted } from './actions/undo-window';
export { cardsShown } from './cards/server-now';
export { $fullMessages, messageOpened, type FullMessage } from './cards/full-message';
export { findNumber, withMissedSms } from './list/numbers-reducer';
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
} from './list/active-numbers';
export {
  $isAutoRefreshOn,
  $isActiveNumbersRefreshing,
  $isActiveNumbersScreenUp,
  activeNumbersRefreshClicked,
  activeNumbersScreenToggled,
  autoRefreshToggled,
  numberStatusFx,
} from './list/polling';
export { anotherClicked, anotherFailed, anotherReady, type AnotherWish } from './actions/replace-number';
