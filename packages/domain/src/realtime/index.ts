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
} from './messages/events';
export type { ConnectionStatus } from './connection/connection';
export {
  $connectionStatus,
  newsSeen,
  newsSeenElsewhere,
  paymentViewClosed,
  paymentViewOpened,
  realtimeRequested,
  reconnectClicked,
} from './model';
export { messagesOf, smsArrived } from './messages/dispatch';
export { $openSocket, $realtimeOrigin, $scheduleFrame } from './ports';
export type { OpenSocket, SocketEvent, SocketLike } from './connection/socket';
export {
  $tabGroup,
  aloneInBrowser,
  tabGroupFound,
  type LockClaim,
  type TabGroup,
  type TabNews,
} from './tabs/tab-channel';
