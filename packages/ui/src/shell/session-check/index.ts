export { SessionCheck } from './session-check';
