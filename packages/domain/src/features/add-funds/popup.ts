import { attach, createEffect, createStore } from 'effector';
import { openCheckoutWindowFx, type CheckoutWindow } from '../checkout/ports';

/** Opens the popup within the click: later the browser would take it for an unwanted one. */
export const openPopupFx = attach({ effect: openCheckoutWindowFx });

/** Closes the popup that nothing came of. */
export const closePopupFx = createEffect(({ popup }: { popup: CheckoutWindow | null }): void =>
  popup?.close(),
);

/** The popup the click has opened, empty yet; `popup` is null when it was blocked. Null when there is none. */
export const $emptyPopup = createStore<{ readonly popup: CheckoutWindow | null } | null>(null, {
  serialize: 'ignore',
})
  .on(openPopupFx.doneData, (_, popup) => ({ popup }))
  .reset(closePopupFx);
