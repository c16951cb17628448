import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $clock, type Clock } from '../../lib/time/clock';
import { createPoller } from '../../lib/time/create-poller';
import { pageFocused } from '../../lib/page';
import { POPUP_MONITOR_MS, POPUP_MONITOR_INTERVAL_MS } from '../../limits';
import type { CheckoutWindow } from '../../lib/ports';
import { $pendingCount, pendingRemoved } from '../deposits/pending-deposits';
import { paymentChanged } from '../actions/payment-events';
import { depositsInvalidated } from '../deposits/deposit-list';

interface MonitoredPopup {
  readonly popup: CheckoutWindow;
  /** ms since 1970. */
  readonly until: number;
}

type MonitoredPopups = ReadonlyMap<string, MonitoredPopup>;

/** A payment continues in a popup, which is monitored from now on. */
export const popupStarted = createEvent<{ readonly txRef: string; readonly popup: CheckoutWindow }>();

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

// Pauses while offline: a closed popup triggers a reload.
const { tick } = createPoller({
  intervalMs: POPUP_MONITOR_INTERVAL_MS,
  isOn: $monitoredPopups.map((monitored) => monitored.size > 0),
  isBusy: createStore(false),
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

/** Until when the user may be coming back from a payment popup, ms since 1970; 0 when none was opened. */
const $callbackExpectedUntil = createStore(0).on(monitorStarted, (_, { until }) => until);

// A popup can look closed while it is open: the page in it may isolate it from this one. So its closing is
// not the only signal: when the user returns to this page, the deposits reload while one is pending.
sample({
  clock: pageFocused,
  source: { until: $callbackExpectedUntil, pendingCount: $pendingCount, clock: $clock },
  filter: ({ until, pendingCount, clock }) => pendingCount > 0 && clock.now() < until,
  target: depositsInvalidated,
});

function without(monitored: MonitoredPopups, gone: readonly string[]): MonitoredPopups {
  return new Map([...monitored].filter(([txRef]) => !gone.includes(txRef)));
}
