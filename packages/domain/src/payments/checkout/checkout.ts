import { attach, createEffect, createEvent, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { createDelayFx } from '../../lib/time/delay';
import { POPUP_SETTLE_MS } from '../../limits';
import { redirectToCheckoutFx, openCheckoutWindowFx, type CheckoutWindow } from '../../lib/ports';
import { depositState } from '../deposits/deposit-state';
import { readCheckoutLink } from './checkout-link';
import { $knownDeposits } from '../deposits/deposit-list';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { popupStarted } from './popup-monitor';

/** A payment and the address it is made at. */
interface Payable {
  readonly txRef: string;
  /** Checked by `readCheckoutLink`. */
  readonly href: string;
}

/** A payment is ready to be made, in the popup opened for it; `popup` is null when the browser blocked it. */
export const checkoutStarted = createEvent<Payable & { readonly popup: CheckoutWindow | null }>();

/** 'Reopen Checkout' of the payment with this tx_ref. */
export const reopenCheckoutClicked = createEvent<string>();

const linkMissing = createEvent();

const openFx = attach({ effect: openCheckoutWindowFx, mapParams: (_: Payable) => undefined });

const reopening = sample({
  clock: reopenCheckoutClicked,
  source: { deposits: $knownDeposits, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ deposits, clock, offsetMs }, txRef) => {
    const deposit = deposits.find((known) => known.txRef === txRef);
    // Judged at the click: the payment session may have expired since the list was drawn.
    return deposit && depositState(deposit, clock.now() + offsetMs) === 'pending' ? deposit : undefined;
  },
}).filterMap((deposit) => deposit && { txRef: deposit.txRef, href: readCheckoutLink(deposit.paymentLink) });

sample({ clock: reopening, filter: ({ href }) => href === null, target: linkMissing });
sample({
  clock: reopening.filterMap(({ txRef, href }) => (href === null ? undefined : { txRef, href })),
  target: openFx,
});
sample({
  clock: openFx.done,
  fn: ({ params, result }) => ({ afterMs: POPUP_SETTLE_MS, payload: { ...params, popup: result } }),
  target: createDelayFx(checkoutStarted),
});

/** Error text when a payment cannot be reopened (spec §8). */
const LINK_MISSING = 'Payment link is not available for this transaction';

sample({
  clock: linkMissing,
  fn: () => toast('error', LINK_MISSING),
  target: toastRequested,
});

const navigateFx = createEffect(({ popup, href }: { popup: CheckoutWindow; href: string }): void =>
  popup.navigate(href),
);

// Some blockers let a popup open and close it at once. Judged while it is empty: a page of the provider may isolate its
// window, which then looks closed.
const isOpen = (popup: CheckoutWindow | null): popup is CheckoutWindow => popup !== null && !popup.isClosed();

sample({
  clock: checkoutStarted.filterMap(({ txRef, href, popup }) =>
    isOpen(popup) ? { txRef, href, popup } : undefined,
  ),
  target: [popupStarted, navigateFx],
});

const popupBlocked = sample({ clock: checkoutStarted, filter: ({ popup }) => !isOpen(popup) });
sample({
  clock: popupBlocked,
  fn: () => toast('info', 'Payment window opened in current tab (popup blocked)'),
  target: toastRequested,
});
sample({ clock: popupBlocked, fn: ({ href }) => href, target: redirectToCheckoutFx });
