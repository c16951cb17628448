export { $missedText, catchUpDismissed, gapWatchStarted } from './gap-watch';
