/** The kind of message in a toast. */
export type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

/** One message of a `ToastStack`. */
export interface Toast {
  id: string;
  tone: ToastTone;
  text: string;
}

/** Props of `ToastStack`. */
export interface ToastStackProps {
  /** Oldest first. The caller decides how many there are and how long they stay. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}
