import {
  announcePaymentFx,
  copyTextFx,
  leaveForCheckoutFx,
  loadKeptFx,
  openCheckoutWindowFx,
  saveFileFx,
  saveKeptFx,
} from '@sms/domain';
import { loadKept, saveKept } from './kept';
import { openCheckoutWindow } from './payments/checkout-window';
import { dispatchPaymentEvent } from './payments/window-events';
import { saveFile } from './save-file';

/**
 * Supplies what only a signed-in user's part of the domain asks of the browser. Not with the scope: a visitor's
 * first page should not wait for it. A scope that brings handlers of its own keeps them.
 */
export const provideWorkspacePorts = (): void => {
  copyTextFx.use((text) => navigator.clipboard.writeText(text));
  saveKeptFx.use(saveKept);
  loadKeptFx.use(loadKept);
  openCheckoutWindowFx.use(openCheckoutWindow);
  leaveForCheckoutFx.use((href) => window.location.assign(href));
  saveFileFx.use(saveFile);
  announcePaymentFx.use(dispatchPaymentEvent);
};
