import { attach, createEvent, createStore } from 'effector';
import type { User } from '../contracts';
import type { ArrivalSignals, KeptNameOf, PaymentEvent } from '../rules';

/** Calls that a page reload must not make the product forget while they are unsettled. */
export type IntentName = 'purchase' | 'deposit' | 'subscription' | 'retry';

/** What is kept for each user of the browser. */
export type UserKeptName = KeptNameOf<'user'>;

/** Names of what is kept across page reloads, each declared in `rules/kept-things`. */
export type KeptName = KeptNameOf<'browser' | 'tab'> | `${UserKeptName}-of-${string}`;

/** The name under which something is kept for a user. */
export const keptNameOf = (name: UserKeptName, { id }: User): KeptName => `${name}-of-${id}`;

/** A value and the name to keep it under; null removes it. Holds no secret. */
export interface Kept {
  readonly name: KeptName;
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
  readonly saveKept: (kept: Kept) => void;
  /** Returns what was kept under a name, unchecked; null when there is nothing. */
  readonly loadKept: (name: KeptName) => unknown;
  readonly saveFile: (file: TextFile) => void;
  /** Opens an empty popup, within the click that asks for it; null when the browser blocks it. */
  readonly openCheckoutWindow: () => CheckoutWindow | null;
  /** Leaves the product in this very tab for an address that was already checked. */
  readonly leaveForCheckout: (href: string) => void;
  /**
   * Fires a window event about a payment; null where there is no window, so that only the product hears the event.
   */
  readonly announcePayment: ((event: PaymentEvent) => void) | null;
  /** Calls the user; what the browser refuses is left out. `onOpen`: the user selected the notification. */
  readonly signalArrival: (signals: ArrivalSignals, onOpen: () => void) => void;
  /** Takes a notification back that is still shown: it holds a code. */
  readonly withdrawArrival: () => void;
  readonly notificationPermission: () => NotificationPermission;
  /** Asks the user, within a click, and returns the answer; a user who has answered is not asked again. */
  readonly askForNotifications: () => Promise<NotificationPermission>;
}

const missing = (name: keyof Ports) => (): never => {
  throw new Error(`There is no browser: give the scope a value for $ports with '${name}'.`);
};

/** Without a browser nothing is kept, every popup is blocked, and the rest fails. */
export const noBrowser: Ports = {
  copyText: missing('copyText'),
  saveKept: () => undefined,
  loadKept: () => null,
  saveFile: missing('saveFile'),
  openCheckoutWindow: () => null,
  leaveForCheckout: missing('leaveForCheckout'),
  announcePayment: null,
  signalArrival: () => undefined,
  withdrawArrival: () => undefined,
  notificationPermission: () => 'unsupported',
  askForNotifications: () => Promise.resolve('unsupported'),
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
export const saveKeptFx = attach({ source: $ports, effect: ({ saveKept }, kept: Kept) => saveKept(kept) });

/** See `Ports`. */
export const loadKeptFx = attach({
  source: $ports,
  effect: ({ loadKept }, name: KeptName) => loadKept(name),
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
export const leaveForCheckoutFx = attach({
  source: $ports,
  effect: ({ leaveForCheckout }, href: string) => leaveForCheckout(href),
});
