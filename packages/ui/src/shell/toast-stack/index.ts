export type { ToastMessage, ToastStackProps, ToastMessageTone } from './toast';
export { ToastStack } from './toast-stack';
