import { $toasts, toastDismissed } from '@sms/domain';
import { ToastStack } from '@sms/ui/shell/toast-stack';
import { useUnit } from 'effector-react';

/** The toasts, above every screen. */
export function Toasts() {
  const { toasts, onDismiss } = useUnit({ toasts: $toasts, onDismiss: toastDismissed });
  return <ToastStack toasts={toasts} onDismiss={onDismiss} />;
}
