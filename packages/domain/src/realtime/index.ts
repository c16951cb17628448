export {
  balanceUpdated,
  numberExpired,
  numberPurchased,
  numberUpdatedByWebhook,
  reconnected,
  smsReceived,
} from './events';
export type { ConnectionStatus } from './connection';
export { $connectionStatus, realtimeRequested } from './model';
export { $openSocket, $realtimeOrigin, $scheduleFrame } from './ports';
export type { OpenSocket, SocketEvent, SocketLike } from './socket';
export { realtimeToastRequested } from './toasts';
