/** The websocket and the tab that leads. */
export { $openSocket, $realtimeOrigin, type OpenSocket } from './realtime/connection/socket';
export { paymentViewClosed, paymentViewOpened, reconnectClicked } from './realtime/model';
export * from './realtime/tabs/tab-channel';
