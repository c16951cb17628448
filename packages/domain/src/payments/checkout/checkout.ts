import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $clock, type Clock, $serverOffsetMs } from '../../lib/time/clock';
import { createInterval } from '../../lib/time/create-poller';
import { POPUP_MONITOR_MS } from '../../limits/spec';
import { POPUP_MONITOR_INTERVAL_MS, POPUP_SETTLE_MS } from '../../limits/tuning';
import { type CheckoutWindow, redirectToCheckoutFx, openCheckoutWindowFx } from '../../lib/ports';
import { pendingRemoved } from '../deposits/pending-deposits';
import { paymentChanged } from '../actions/payment-events';
import { $knownDeposits } from '../deposit-list';
import { createDelayFx } from '../../lib/time/timers';
import { depositState } from '../deposit-state';
import { toast, toastRequested } from '../../lib/toasts/toasts';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * Address of a payment session, as a browser would parse it; null for an invalid one. The link is untrusted:
 * only https is accepted (http only on this very machine, for the simulated company), and no user name before
 * the host, which could disguise the host.
 */
export const readCheckoutLink = (link: string | null): string | null => {
  if (link === null || !URL.canParse(link)) return null;
  const { protocol, hostname, username, password, href } = new URL(link);
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) ? href : null;
};

interface MonitoredPopup {
  readonly popup: CheckoutWindow;
  /** ms since 1970. */
  readonly until: number;
}

type MonitoredPopups = ReadonlyMap<string, MonitoredPopup>;

/** A payment continues in a popup, which is monitored from now on. */
const popupStarted = createEvent<{ readonly txRef: string; readonly popup: CheckoutWindow }>();

const monitorStarted = createEvent<MonitoredPopup & { readonly txRef: string }>();
const popupClosed = createEvent<string>();
const monitorEnded = createEvent<string>();

/** The popups payments are made in, by tx_ref: one each. */
const $monitoredPopups = createStore<MonitoredPopups>(new Map())
  .on(
    monitorStarted,
    (monitored, { txRef, popup, until }) => new Map([...monitored, [txRef, { popup, until }]]),
  )
  .on([popupClosed, monitorEnded], (monitored, txRef) => without(monitored, [txRef]))
  .on(pendingRemoved, without);

const { tick } = createInterval({
  intervalMs: POPUP_MONITOR_INTERVAL_MS,
  isOn: $monitoredPopups.map((monitored) => monitored.size > 0),
});

/** A window on another site sends no events, so its state is polled until its time is up. */
const checkPopupsFx = attach({
  source: { monitored: $monitoredPopups, clock: $clock },
  effect: ({ monitored, clock }: { monitored: MonitoredPopups; clock: Clock }): void => {
    const fireClosed = scopeBind(popupClosed);
    const fireEnded = scopeBind(monitorEnded);
    for (const [txRef, { popup, until }] of monitored) {
      if (popup.isClosed()) fireClosed(txRef);
      else if (clock.now() >= until) fireEnded(txRef);
    }
  },
});

const closeFx = createEffect((popup: CheckoutWindow): void => popup.close());

// A second checkout of the same payment replaces the first.
const replaced = sample({
  clock: popupStarted,
  source: $monitoredPopups,
  fn: (monitored, { txRef }) => monitored.get(txRef)?.popup,
});
sample({ clock: replaced.filterMap((popup) => popup), target: closeFx });
sample({
  clock: popupStarted,
  source: $clock,
  fn: (clock, { txRef, popup }) => ({ txRef, popup, until: clock.now() + POPUP_MONITOR_MS }),
  target: monitorStarted,
});

sample({ clock: tick, target: checkPopupsFx });
// Closed does not mean cancelled: the deposits reload, and the server decides (spec §4).
sample({
  clock: popupClosed,
  fn: (txRef) => ({ name: 'windowClosed' as const, txRef }),
  target: paymentChanged,
});

function without(monitored: MonitoredPopups, gone: readonly string[]): MonitoredPopups {
  return new Map([...monitored].filter(([txRef]) => !gone.includes(txRef)));
}

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
