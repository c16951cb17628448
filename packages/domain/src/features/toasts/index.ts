export {
  $toastDurations,
  $toasts,
  codeCopyClicked,
  toast,
  toastDismissed,
  toastRequested,
  type Toast,
  type ToastRequest,
  type ToastTone,
} from './model';
