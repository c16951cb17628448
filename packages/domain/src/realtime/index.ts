export {
  balanceUpdated,
  numberExpired,
  numberPurchased,
  numberUpdatedByWebhook,
  reconnected,
  smsReceived,
} from './events';
export type { ConnectionStatus } from './connection';
export { $connectionStatus, $openSocket, $realtimeOrigin, $scheduleFrame, realtimeRequested } from './model';
export type { OpenSocket, SocketEvent, SocketLike } from './socket';
export { realtimeToastRequested } from './toasts';
