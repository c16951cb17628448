/** The kind of message in a toast. */
export type ToastMessageTone = 'success' | 'error' | 'info' | 'warning' | 'loading';

/** One message of a `ToastStack`. */
export interface ToastMessage {
  /** Identity, told when it is dismissed. */
  id: string;
  /** Decides picture and colour. */
  tone: ToastMessageTone;
  /** The message, perhaps in the words of a server. */
  text: string;
  /** What it is about, on a line of its own. */
  about?: string | undefined;
  /** A code the user can copy from it. */
  code?: string | undefined;
}

/** Props of `ToastStack`. */
export interface ToastStackProps {
  /** Oldest first. The caller decides how many there are and how long they stay. */
  toasts: readonly ToastMessage[];
  /** The message with this id was painted on a visible page: its time begins. May be reported again. */
  onShown: (id: string) => void;
  /** The mouse or the keyboard focus came to the messages: their time stops. */
  onPause: () => void;
  /** It left them again, or they are gone. */
  onResume: () => void;
  /** Receives the id of the message. */
  onDismiss: (id: string) => void;
  /** The user wants the code of a message on the clipboard. */
  onCopy: (code: string) => void;
}
