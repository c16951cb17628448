export {
  $toastDurations,
  $toasts,
  toast,
  toastDismissed,
  toastRequested,
  type Toast,
  type ToastRequest,
  type ToastTone,
} from './model';
