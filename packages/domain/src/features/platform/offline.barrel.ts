export { $offlineSince, offlineWatchStarted, readLastVisit } from './offline';
