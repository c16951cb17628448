export { ToastStack, type Toast, type ToastStackProps, type ToastTone } from './toast-stack';
