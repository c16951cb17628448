import type { CheckoutWindow } from '@sms/domain/lib';
import { CHECKOUT_WINDOW } from '@sms/domain/limits';

const MARK = 'sms-dashboard:checkout-window';

/**
 * Opens an empty popup for a payment; null when it is blocked. Browsers allow popups within a click only. The page
 * shown in the popup gets no reference to this one.
 */
export const openCheckoutWindow = (): CheckoutWindow | null => {
  const { width, height } = CHECKOUT_WINDOW;
  const popup = window.open('about:blank', '_blank', `popup,width=${width},height=${height}`);
  if (popup === null) return null;
  try {
    // Session storage of a window survives visits to other sites; its name and opener do not.
    popup.sessionStorage.setItem(MARK, 'yes');
  } catch {
    // Without the mark the product does not recognise the popup: it shows the result there and leaves it open.
  }
  popup.opener = null;
  return {
    navigate: (href) => {
      if (!popup.closed) popup.location.replace(href);
    },
    close: () => popup.close(),
    isClosed: () => popup.closed,
  };
};

/** True while this window is a payment popup. */
export const isCheckoutWindow = (): boolean => {
  try {
    return sessionStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
};
