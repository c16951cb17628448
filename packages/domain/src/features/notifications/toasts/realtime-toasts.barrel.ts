export { liveUpdateTold } from './realtime-toasts';
