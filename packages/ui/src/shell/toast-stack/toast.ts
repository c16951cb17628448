/** What kind of news a toast brings. */
export type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

/** One message of a `ToastStack`. */
export interface Toast {
  id: string;
  tone: ToastTone;
  text: string;
}

/** Props of `ToastStack`. */
export interface ToastStackProps {
  /** Oldest first. How many there are and how long they stay is the caller's rule. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}
