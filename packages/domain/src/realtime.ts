/** The websocket and the tab that leads. */
export type { OpenSocket } from './realtime/connection/socket';
export {
  $openSocket,
  $realtimeOrigin,
  paymentViewClosed,
  paymentViewOpened,
  reconnectClicked,
} from './realtime/model';
export * from './realtime/tabs/tab-channel';
