import { attach, createEvent, createStore } from 'effector';
import type { User } from '../contracts';
import type { NotificationSignals, PaymentEvent } from '../rules';
import type { StorageNameOf } from '../storage/registry';

/** Calls that a page reload must not make the product forget while they are unsettled. */
export type IntentName = 'purchase' | 'deposit' | 'subscription' | 'retry';

/** What is kept for each user of the browser. */
export type UserStorageName = StorageNameOf<'user'>;

/** Names of what is kept across page reloads, each declared in `storage/registry`. */
export type StorageKey = StorageNameOf<'browser' | 'tab'> | `${UserStorageName}-of-${string}`;

/** The name under which something is kept for a user. */
export const userStorageKey = (name: UserStorageName, { id }: User): StorageKey => `${name}-of-${id}`;

/** A value and the name to keep it under; null removes it. Holds no secret. */
export interface StorageWrite {
  readonly name: StorageKey;
  readonly value: unknown;
}

/** A text handed to the user as a file. */
export interface TextFile {
  /** For example 'sms-history-2026-03-02.csv'. */
  readonly name: string;
  /** MIME type, for example 'text/csv'. */
  readonly type: string;
  readonly text: string;
}

/** A window a payment is made in. */
export interface CheckoutWindow {
  /** Navigates it to an address that was already checked; does nothing when the window is closed. */
  readonly navigate: (href: string) => void;
  readonly close: () => void;
  readonly isClosed: () => boolean;
}

/** Whether the browser may show notifications: not asked yet, yes, no, or it has none. */
export type NotificationPermission = 'default' | 'granted' | 'denied' | 'unsupported';

/** What the domain asks of the browser around it. */
export interface Ports {
  /** Puts a text on the clipboard; fails when the browser refuses. */
  readonly copyText: (text: string) => Promise<void> | void;
  /** Keeps a value across page reloads. */
  readonly writeStorage: (kept: StorageWrite) => void;
  /** Returns what was kept under a name, unchecked; null when there is nothing. */
  readonly readStorage: (name: StorageKey) => unknown;
  readonly saveFile: (file: TextFile) => void;
  /** Opens an empty popup, within the click that asks for it; null when the browser blocks it. */
  readonly openCheckoutWindow: () => CheckoutWindow | null;
  /** Leaves the product in this very tab for an address that was already checked. */
  readonly redirectToCheckout: (href: string) => void;
  /**
   * Fires a window event about a payment; null where there is no window, so that only the product hears the event.
   */
  readonly dispatchPaymentEvent: ((event: PaymentEvent) => void) | null;
  /** Calls the user; what the browser refuses is left out. `onOpen`: the user selected the notification. */
  readonly notifyUser: (signals: NotificationSignals, onOpen: () => void) => void;
  /** Takes a notification back that is still shown: it holds a code. */
  readonly dismissNotification: () => void;
  readonly notificationPermission: () => NotificationPermission;
  /** Asks the user, within a click, and returns the answer; a user who has answered is not asked again. */
  readonly requestNotificationPermission: () => Promise<NotificationPermission>;
}

const unavailable = (name: keyof Ports) => (): never => {
  throw new Error(`There is no browser: give the scope a value for $ports with '${name}'.`);
};

/** Without a browser nothing is kept, every popup is blocked, and the rest fails. */
export const noBrowser: Ports = {
  copyText: unavailable('copyText'),
  writeStorage: () => undefined,
  readStorage: () => null,
  saveFile: unavailable('saveFile'),
  openCheckoutWindow: () => null,
  redirectToCheckout: unavailable('redirectToCheckout'),
  dispatchPaymentEvent: null,
  notifyUser: () => undefined,
  dismissNotification: () => undefined,
  notificationPermission: () => 'unsupported',
  requestNotificationPermission: () => Promise.resolve('unsupported'),
};

/** The app supplies the browser; a scope that was given its ports keeps them. */
export const portsSupplied = createEvent<Ports>();

/** The browser, as far as the domain asks anything of it. */
export const $ports = createStore(noBrowser, { serialize: 'ignore' }).on(portsSupplied, (given, supplied) =>
  given === noBrowser ? supplied : given,
);

/** See `Ports`. */
export const copyTextFx = attach({
  source: $ports,
  effect: ({ copyText }, text: string) => copyText(text),
});

/** See `Ports`. */
export const writeStorageFx = attach({
  source: $ports,
  effect: ({ writeStorage }, kept: StorageWrite) => writeStorage(kept),
});

/** See `Ports`. */
export const readStorageFx = attach({
  source: $ports,
  effect: ({ readStorage }, name: StorageKey) => readStorage(name),
});

/** See `Ports`. */
export const saveFileFx = attach({
  source: $ports,
  effect: ({ saveFile }, file: TextFile) => saveFile(file),
});

/** See `Ports`. */
export const openCheckoutWindowFx = attach({
  source: $ports,
  effect: ({ openCheckoutWindow }) => openCheckoutWindow(),
});

/** See `Ports`. */
export const redirectToCheckoutFx = attach({
  source: $ports,
  effect: ({ redirectToCheckout }, href: string) => redirectToCheckout(href),
});
