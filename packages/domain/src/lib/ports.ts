import { createEvent, createStore } from 'effector';
import type { User } from '../contracts/auth-calls';
import type { PaymentEvent } from './payment-event';
import { scopeClosed } from './session-events';
import type { StorageNameOf } from './storage/registry';

/** Calls whose intent is stored until its outcome is known, so that it survives a page reload. */
export type IntentName = 'purchase' | 'deposit' | 'subscription' | 'retry';

export type UserStorageName = StorageNameOf<'user'>;

/** Names of all stored values, each declared in `storage/registry`. */
export type StorageKey = StorageNameOf<'browser' | 'tab'> | `${UserStorageName}-of-${string}`;

export const userStorageKey = (name: UserStorageName, { id }: User): StorageKey => `${name}-of-${id}`;

/** A value and its storage key; null removes it. Contains no secret. */
export interface StorageWrite {
  readonly name: StorageKey;
  readonly value: unknown;
}

/** Notification shown by the browser outside the page. */
export interface NotificationText {
  readonly title: string;
  readonly text: string;
  /** True if it only adds to the one on screen, which alerted: it replaces it silently. Default: false. */
  readonly isAddition?: boolean;
}

/** Signals of an incoming code outside the page (decision 0043). */
export interface NotificationSignals {
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly notification: NotificationText | null;
}

export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface CheckoutWindow {
  /** Navigates it to an address that was already checked; does nothing when the window is closed. */
  readonly navigate: (href: string) => void;
  readonly close: () => void;
  readonly isClosed: () => boolean;
}

export type NotificationPermission = 'default' | 'granted' | 'denied' | 'unsupported';

/** Browser functions that the domain depends on. */
export interface Ports {
  /** Puts a text on the clipboard; fails when the browser refuses. */
  readonly copyText: (text: string) => Promise<void> | void;
  readonly writeStorage: (entry: StorageWrite) => void;
  /** Returns the stored value, unchecked; null when there is none. */
  readonly readStorage: (name: StorageKey) => unknown;
  /** Deletes everything the product stored in this browser, also of other tabs and users. */
  readonly clearStorage: () => void;
  readonly saveFile: (file: TextFile) => void;
  /** Opens an empty popup, within a user's click; null when the browser blocks it. */
  readonly openCheckoutWindow: () => CheckoutWindow | null;
  /** Leaves the product in this very tab for an address that was already checked. */
  readonly redirectToCheckout: (href: string) => void;
  /** Fires a window event about a payment, for scripts outside the product (spec §4). */
  readonly dispatchPaymentEvent: (event: PaymentEvent) => void;
  /** `onOpen`: the user selected the notification. False when one was wanted and could not be shown. */
  readonly notifyUser: (signals: NotificationSignals, onOpen: () => void) => Promise<boolean>;
  /** Removes a notification that is still shown: it contains a code. */
  readonly dismissNotification: () => void;
  readonly notificationPermission: () => NotificationPermission;
  /** Prompts the user, within a click, and returns the permission; does not prompt again after a decision. */
  readonly requestNotificationPermission: () => Promise<NotificationPermission>;
}

const unavailable = (name: keyof Ports) => (): never => {
  throw new Error(`There is no browser: give the scope a value for $ports with '${name}'.`);
};

/** Without a browser nothing is stored, every popup is blocked, and the rest fails. */
export const noBrowser: Ports = {
  copyText: unavailable('copyText'),
  writeStorage: () => undefined,
  readStorage: () => null,
  clearStorage: () => undefined,
  saveFile: unavailable('saveFile'),
  openCheckoutWindow: () => null,
  redirectToCheckout: unavailable('redirectToCheckout'),
  dispatchPaymentEvent: () => undefined,
  notifyUser: () => Promise.resolve(true),
  dismissNotification: () => undefined,
  notificationPermission: () => 'unsupported',
  requestNotificationPermission: () => Promise.resolve('unsupported'),
};

/** After the end of a scope nothing reaches the browser any more. */
const closedBrowser: Ports = {
  ...noBrowser,
  copyText: () => undefined,
  saveFile: () => undefined,
  redirectToCheckout: () => undefined,
};

/** The app supplies the browser; a scope that already has ports ignores it. */
export const portsSupplied = createEvent<Ports>();

export const $ports = createStore(noBrowser)
  .on(portsSupplied, (given, supplied) => (given === noBrowser ? supplied : given))
  .on(scopeClosed, () => closedBrowser);
