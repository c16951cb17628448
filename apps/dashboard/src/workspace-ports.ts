import {
  announcePaymentFx,
  copyTextFx,
  leaveForCheckoutFx,
  loadIntentFx,
  openCheckoutWindowFx,
  saveFileFx,
  saveIntentFx,
} from '@sms/domain';
import { loadKeptIntent, saveKeptIntent } from './kept-intents';
import { openCheckoutWindow } from './payments/checkout-window';
import { dispatchPaymentEvent } from './payments/window-events';
import { saveFile } from './save-file';

/**
 * Supplies what only a signed-in user's part of the domain asks of the browser. Not with the scope: a visitor's
 * first page should not wait for it. A scope that brings handlers of its own keeps them.
 */
export const provideWorkspacePorts = (): void => {
  copyTextFx.use((text) => navigator.clipboard.writeText(text));
  saveIntentFx.use(saveKeptIntent);
  loadIntentFx.use(loadKeptIntent);
  openCheckoutWindowFx.use(openCheckoutWindow);
  leaveForCheckoutFx.use((href) => window.location.assign(href));
  saveFileFx.use(saveFile);
  announcePaymentFx.use(dispatchPaymentEvent);
};
