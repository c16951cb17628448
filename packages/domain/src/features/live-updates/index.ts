export { liveUpdateTold } from './toasts';
