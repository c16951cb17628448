import type { Ports } from '@sms/domain';
import { loadKept, saveKept } from './kept';
import { openCheckoutWindow } from './payments/checkout-window';
import { dispatchPaymentEvent } from './payments/window-events';
import { saveFile } from './save-file';

/**
 * The browser, as far as a signed-in user's part of the domain asks anything of it. Supplied with that part and not
 * with the scope: a visitor's first page should not wait for it.
 */
export const workspacePorts: Ports = {
  copyText: (text) => navigator.clipboard.writeText(text),
  saveKept,
  loadKept,
  saveFile,
  openCheckoutWindow,
  leaveForCheckout: (href) => window.location.assign(href),
  announcePayment: dispatchPaymentEvent,
};
