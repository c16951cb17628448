export { toastRequested, type ToastRequest, type ToastTone } from './model';
