import {
  $toasts,
  codeCopyClicked,
  toastDismissed,
  toastShown,
  toastsPaused,
  toastsResumed,
} from '@sms/domain/lib/toasts/toasts';
import type { SmsToastProps } from '@sms/ui/shell/notices/sms-toast';
import { ToastStack } from '@sms/ui/shell/notices/toast-stack';
import { supportWords } from '@sms/ui/primitives/support-words';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { hasSupport } from '../boot/site';

/** Guests get no SMS. Without its code the text is shown. */
export const SmsToast = lazyWithRetry<SmsToastProps>(
  () => import('@sms/ui/shell/notices/sms-toast'),
  (_, { toast }) => toast.text,
);

/** The toasts, above every screen. */
export function Toasts() {
  const props = useUnit({
    toasts: $toasts,
    onShown: toastShown,
    onPause: toastsPaused,
    onResume: toastsResumed,
    onDismiss: toastDismissed,
  });
  const copy = useUnit(codeCopyClicked);
  const toasts = props.toasts.map((toast) => ({ ...toast, text: supportWords(toast.text, hasSupport()) }));
  return (
    <ToastStack
      {...props}
      toasts={toasts}
      renderSms={(toast, dismiss) => (
        <Suspense fallback={toast.text}>
          <SmsToast toast={toast} onCopy={copy}>
            {dismiss}
          </SmsToast>
        </Suspense>
      )}
    />
  );
}
