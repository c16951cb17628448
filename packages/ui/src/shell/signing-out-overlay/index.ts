export { SigningOutOverlay } from './signing-out-overlay';
