export { $missedText, catchUpDismissed, gapWatchStarted } from './away-summary';
