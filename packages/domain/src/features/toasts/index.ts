export {
  $toastDurations,
  $toasts,
  codeCopyClicked,
  dismissLaterFx,
  toast,
  toastDismissed,
  toastRequested,
  type Toast,
  type ToastRequest,
  type ToastTone,
} from './model';
