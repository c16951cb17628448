import type { ComponentType, ReactNode } from 'react';

export type ToastMessageTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ToastMessage {
  /** Passed to `onDismiss`. */
  id: string;
  /** Sets icon and colour. */
  tone: ToastMessageTone;
  /** The message, possibly from a server. */
  text: string;
  /** The subject, on its own line. */
  about?: string | undefined;
  /** The number of an SMS: the toast is its line. */
  number?: { service: string; serviceCode: string; phoneGroups: readonly string[] } | undefined;
  /** The code of an SMS, which the user can copy. */
  code?: string | undefined;
  /** True where the page shows it as well: it is heard, not seen. @defaultValue false */
  isHeard?: boolean | undefined;
}

export interface ToastStackProps {
  /** Oldest first. The caller sets their number and duration. */
  toasts: readonly ToastMessage[];
  /** Called when toasts are painted on a visible page: start their timers. May name one again. */
  onShown: (ids: readonly string[]) => void;
  /** Called when the mouse or keyboard focus enters the toasts: pause their timers. */
  onPause: () => void;
  /** Called when both have left, or no toast is left. */
  onResume: () => void;
  /** Called with the id of the dismissed toast. */
  onDismiss: (id: string) => void;
  onCopy: (code: string) => void;
  /** Draws a toast with a number, once its code is loaded. */
  SmsToast: ComponentType<SmsToastProps>;
}

export interface SmsToastProps extends Pick<ToastMessage, 'text' | 'code'>, Pick<ToastStackProps, 'onCopy'> {
  number: NonNullable<ToastMessage['number']>;
  /** The button to dismiss it. */
  dismiss: ReactNode;
  /** The toast as any other, in its place while its code is missing. */
  plain: ReactNode;
}
