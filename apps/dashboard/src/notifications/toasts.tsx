import {
  $toasts,
  codeCopyClicked,
  toastDismissed,
  toastsShown,
  toastsPaused,
  toastsResumed,
} from '@sms/domain/lib/toasts/toasts';
import { ToastList, ToastStack } from '@sms/ui/shell/notices/toast-stack';
import { supportWords } from '@sms/ui/primitives/support-words';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { idle } from '../app/idle';
import { hasSupport } from '../boot/site';

/** Guests get no SMS. */
export const SmsToast = lazyWithRetry(
  () => import('@sms/ui/shell/notices/sms-toast'),
  (_, { plain }) => plain,
);

// Later a toast is shown without further code.
void idle.then(() => ToastList.preload());

/** The toasts, above every screen. */
export function Toasts() {
  const props = useUnit({
    toasts: $toasts,
    onShown: toastsShown,
    onPause: toastsPaused,
    onResume: toastsResumed,
    onDismiss: toastDismissed,
    onCopy: codeCopyClicked,
  });
  const toasts = props.toasts.map((toast) => ({ ...toast, text: supportWords(toast.text, hasSupport()) }));
  return <ToastStack {...props} toasts={toasts} SmsToast={SmsToast} />;
}
