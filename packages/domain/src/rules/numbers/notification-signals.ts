import { isCopyableCode } from './copyable-text';

/** A code that arrived. */
export interface ArrivedCode {
  readonly activationId: string;
  readonly code: string;
  /** Name of the service; null while the number is not known here. */
  readonly service: string | null;
}

/** What the browser shows outside the page. */
export interface NotificationText {
  readonly title: string;
  readonly text: string;
}

/** What calls the user when a code arrives, besides the page itself (decision 0043). */
export interface ArrivalSignals {
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly notification: NotificationText | null;
}

/** What the signals depend on. */
export interface ArrivalCircumstances {
  readonly isVisible: boolean;
  /** Whether this tab leads those of the browser. */
  readonly isLeading: boolean;
  readonly preferences: { readonly sound: boolean; readonly notifications: boolean | null };
}

/** The code and what it is for. A code is a stranger's text: one that could mislead is only said to be there. */
const arrivalText = ({ code, service }: ArrivedCode): string =>
  [isCopyableCode(code) ? code : 'New SMS', service].filter((part) => part !== null).join(' · ');

/** Title of the tab while codes wait to be seen, oldest first: '(1) 420337 · WhatsApp'. Null when none does. */
export const arrivalTitle = (unseen: readonly ArrivedCode[]): string | null => {
  const newest = unseen.at(-1);
  return newest === undefined ? null : `(${unseen.length}) ${arrivalText(newest)}`;
};

/**
 * The signals that call the user. One tab calls for all: the leading one, which is in view if any is. What needs no page
 * to be seen is only for a user who sees none.
 */
export const callUser = (
  notification: NotificationText,
  { isVisible, isLeading, preferences }: ArrivalCircumstances,
): ArrivalSignals => ({
  sound: isLeading && preferences.sound,
  vibration: isLeading && isVisible,
  notification: isLeading && !isVisible && preferences.notifications === true ? notification : null,
});

/** The signals for codes that arrived together. */
export const arrivalSignals = (
  arrived: readonly ArrivedCode[],
  circumstances: ArrivalCircumstances,
): ArrivalSignals =>
  callUser(
    { title: arrived.map(arrivalText).join(', '), text: 'Select to see it among your active numbers.' },
    circumstances,
  );
