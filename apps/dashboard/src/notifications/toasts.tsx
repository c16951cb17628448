import {
  $toasts,
  codeCopyClicked,
  toastDismissed,
  toastShown,
  toastsPaused,
  toastsResumed,
} from '@sms/domain/lib/toasts/toasts';
import { ToastStack } from '@sms/ui/shell/notices/toast-stack';
import { useUnit } from 'effector-react';

/** The toasts, above every screen. */
export function Toasts() {
  const props = useUnit({
    toasts: $toasts,
    onShown: toastShown,
    onPause: toastsPaused,
    onResume: toastsResumed,
    onDismiss: toastDismissed,
    onCopy: codeCopyClicked,
  });
  return <ToastStack {...props} />;
}
