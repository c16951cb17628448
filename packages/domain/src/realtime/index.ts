export {
  balanceUpdated,
  numberCancelledByUser,
  numberCompletedByUser,
  numberExpired,
  numberPurchased,
  numberUpdatedByWebhook,
  paymentFailed,
  paymentSucceeded,
  reconnected,
  settlementCompleted,
  smsReceived,
  verificationCompleted,
  verificationStarted,
  type ReceivedSms,
} from './events';
export type { ConnectionStatus } from './connection';
export {
  $connectionStatus,
  newsSeen,
  newsSeenElsewhere,
  paymentViewClosed,
  paymentViewOpened,
  realtimeRequested,
  reconnectClicked,
} from './model';
export { messagesOf, smsArrived } from './messages';
export { $openSocket, $realtimeOrigin, $scheduleFrame } from './ports';
export type { OpenSocket, SocketEvent, SocketLike } from './socket';
export {
  $tabGroup,
  aloneInBrowser,
  tabGroupFound,
  type LockClaim,
  type TabGroup,
  type TabNews,
} from './tab-group';
