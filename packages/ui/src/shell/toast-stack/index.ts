export type { Toast, ToastStackProps, ToastTone } from './toast';
export { ToastStack } from './toast-stack';
