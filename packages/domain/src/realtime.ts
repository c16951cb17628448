/** The websocket and the tab that leads. */
export type { OpenSocket } from './realtime/connection/socket';
export { paymentViewClosed, paymentViewOpened, reconnectClicked } from './realtime/model';
export * from './realtime/ports';
export * from './realtime/tabs/tab-channel';
