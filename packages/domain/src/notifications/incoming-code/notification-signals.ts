import type { NotificationSignals, NotificationText } from '../../lib/ports';

export interface IncomingCode {
  readonly activationId: string;
  /** Null where none could be extracted from the SMS. */
  readonly code: string | null;
  /** Name of the service; null while the number is not known here. */
  readonly service: string | null;
}

export interface NotificationContext {
  /** True if the user is in the page's window: then the page tells, and no notification. */
  readonly isFocused: boolean;
  readonly isLeader: boolean;
  readonly preferences: { readonly sound: boolean; readonly notifications: boolean | null };
}

/** An SMS whose code is not named. */
export const NEW_SMS = 'New SMS';

/** What is announced as a code. */
const PLAIN_CODE = /^[\p{L}\p{Nd} _+-]{1,16}$/u;

/** The code and its service. A code is untrusted text: a misleading one is announced without its content. */
const incomingCodeText = ({ code, service }: IncomingCode): string =>
  [code !== null && PLAIN_CODE.test(code) ? code : NEW_SMS, service]
    .filter((part) => part !== null)
    .join(' · ');

/**
 * Title of the tab while codes wait to be seen, oldest first: '(1) 420337 · WhatsApp'. Null when none does.
 */
export const incomingCodeTitle = (unseen: readonly IncomingCode[]): string | null => {
  const newest = unseen.at(-1);
  return newest === undefined ? null : `(${unseen.length}) ${incomingCodeText(newest)}`;
};

/**
 * The signals that notify the user. Only the leader tab sends them; it is a visible tab if there is one. The
 * notification is only for a user in another tab, window or app.
 */
export const notificationSignals = (
  notification: NotificationText,
  { isFocused, isLeader, preferences }: NotificationContext,
): NotificationSignals => ({
  sound: isLeader && preferences.sound && notification.isAddition !== true,
  vibration: isLeader && isFocused && notification.isAddition !== true,
  notification: isLeader && !isFocused && preferences.notifications === true ? notification : null,
});

/** Codes that arrived together. */
export const codeNotification = (received: readonly IncomingCode[]): NotificationText => ({
  title: received.map(incomingCodeText).join(', '),
  text: 'Open Active Numbers.',
});
