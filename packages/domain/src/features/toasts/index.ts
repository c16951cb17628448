export {
  $toastDurations,
  $toasts,
  toastDismissed,
  toastRequested,
  type Toast,
  type ToastRequest,
  type ToastTone,
} from './model';
