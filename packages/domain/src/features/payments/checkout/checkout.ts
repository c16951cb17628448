import { attach, createEffect, createEvent, sample } from 'effector';
import type { Deposit } from '../../../contracts';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { redirectToCheckoutFx, openCheckoutWindowFx, type CheckoutWindow } from '../../../lib/ports';
import { depositState, readCheckoutLink } from '../../../rules';
import { $depositsPage } from '../deposits/list';
import { toast, toastRequested } from '../../notifications/toasts/toasts';
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
  source: { page: $depositsPage, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ page, clock, offsetMs }, txRef) => {
    // Judged at the click: the payment session may have expired since the list was drawn.
    const isOpen = (deposit: Deposit) => depositState(deposit, clock.now() + offsetMs) === 'pending';
    return page?.deposits.find((deposit) => deposit.txRef === txRef && isOpen(deposit));
  },
}).filterMap((deposit) => deposit && { txRef: deposit.txRef, href: readCheckoutLink(deposit.paymentLink) });

sample({ clock: reopening, filter: ({ href }) => href === null, target: linkMissing });
sample({
  clock: reopening.filterMap(({ txRef, href }) => (href === null ? undefined : { txRef, href })),
  target: openFx,
});
sample({
  clock: openFx.done,
  fn: ({ params, result }) => ({ ...params, popup: result }),
  target: checkoutStarted,
});

/** Error text when a payment cannot be reopened (spec §8). */
export const LINK_MISSING = 'Payment link is not available for this transaction';

sample({
  clock: linkMissing,
  fn: () => toast('error', LINK_MISSING),
  target: toastRequested,
});

const navigateFx = createEffect(({ popup, href }: { popup: CheckoutWindow; href: string }): void =>
  popup.navigate(href),
);

sample({
  clock: checkoutStarted.filterMap(({ txRef, href, popup }) =>
    popup === null ? undefined : { txRef, href, popup },
  ),
  target: [popupStarted, navigateFx],
});

const popupBlocked = sample({ clock: checkoutStarted, filter: ({ popup }) => popup === null });
sample({
  clock: popupBlocked,
  fn: () => toast('info', 'Payment window opened in current tab (popup blocked)'),
  target: toastRequested,
});
sample({ clock: popupBlocked, fn: ({ href }) => href, target: redirectToCheckoutFx });
