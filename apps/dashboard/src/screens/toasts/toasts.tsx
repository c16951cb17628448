import { $toasts, codeCopyClicked, toastDismissed } from '@sms/domain';
import { ToastStack } from '@sms/ui/shell/toast-stack';
import { useUnit } from 'effector-react';

/** The toasts, above every screen. */
export function Toasts() {
  const { toasts, onDismiss, onCopy } = useUnit({
    toasts: $toasts,
    onDismiss: toastDismissed,
    onCopy: codeCopyClicked,
  });
  return <ToastStack toasts={toasts} onDismiss={onDismiss} onCopy={onCopy} />;
}
