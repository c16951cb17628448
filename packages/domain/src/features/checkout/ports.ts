import { createEffect } from 'effector';

/** A window a payment is made in. */
export interface CheckoutWindow {
  /** Leads it to an address that was checked before; nothing happens when it is closed. */
  readonly navigate: (href: string) => void;
  readonly close: () => void;
  readonly isClosed: () => boolean;
}

/**
 * Opens an empty popup, within the click that asks for it; null when the browser blocks it. The app supplies
 * the browser's.
 */
export const openCheckoutWindowFx = createEffect<void, CheckoutWindow | null>(() => null);

/** Leaves the product for an address that was checked before, in this very tab. The app supplies it. */
export const leaveForCheckoutFx = createEffect<string, void>(() => {
  throw new Error('No browser tab: give the scope a handler for leaveForCheckoutFx.');
});
