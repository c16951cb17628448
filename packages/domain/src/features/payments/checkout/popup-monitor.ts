import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $clock, type Clock } from '../../../lib/time/clock';
import { createPoller } from '../../../lib/time/create-poller';
import { pageFocused } from '../../../lib/page';
import { CHECKOUT_WATCH_MS, CHECKOUT_WATCH_TICK_MS } from '../../../limits';
import type { CheckoutWindow } from '../../../lib/ports';
import { $pendingCount, announcePaymentFx, depositsOutdated, pendingLeft } from '../deposits';
import { sessionEnded } from '../../session';

interface Watched {
  readonly popup: CheckoutWindow;
  /** ms since 1970. */
  readonly until: number;
}

type WatchedByRef = ReadonlyMap<string, Watched>;

/** A payment goes on in a popup, which is watched from now on. */
export const popupStarted = createEvent<{ readonly txRef: string; readonly popup: CheckoutWindow }>();

const watchStarted = createEvent<Watched & { readonly txRef: string }>();
const popupClosed = createEvent<string>();
const watchEnded = createEvent<string>();

/** The popups payments are made in, by tx_ref: one each. */
const $watched = createStore<WatchedByRef>(
  new Map(),
  // Stryker disable next-line ObjectLiteral,StringLiteral: nobody writes a scope down.
  { serialize: 'ignore' },
)
  .on(watchStarted, (watched, { txRef, popup, until }) => new Map([...watched, [txRef, { popup, until }]]))
  .on([popupClosed, watchEnded], (watched, txRef) => without(watched, [txRef]))
  .on(pendingLeft, without)
  .reset(sessionEnded);

// Rests without a network: what a closed popup asks for is a reload.
const { due } = createPoller({
  intervalMs: CHECKOUT_WATCH_TICK_MS,
  isOn: $watched.map((watched) => watched.size > 0),
  isBusy: createStore(false),
});

/** A window on another site sends no events, so its state is polled. After its time is up it is no longer watched. */
const lookFx = attach({
  source: { watched: $watched, clock: $clock },
  effect: ({ watched, clock }: { watched: WatchedByRef; clock: Clock }): void => {
    const tellClosed = scopeBind(popupClosed);
    const tellEnded = scopeBind(watchEnded);
    for (const [txRef, { popup, until }] of watched) {
      if (popup.isClosed()) tellClosed(txRef);
      else if (clock.now() >= until) tellEnded(txRef);
    }
  },
});

const closeFx = createEffect((popup: CheckoutWindow): void => popup.close());

// A second checkout of the same payment takes the place of the first.
const replaced = sample({
  clock: popupStarted,
  source: $watched,
  fn: (watched, { txRef }) => watched.get(txRef)?.popup,
});
sample({ clock: replaced.filterMap((popup) => popup), target: closeFx });
sample({
  clock: popupStarted,
  source: $clock,
  fn: (clock, { txRef, popup }) => ({ txRef, popup, until: clock.now() + CHECKOUT_WATCH_MS }),
  target: watchStarted,
});

sample({ clock: due, target: lookFx });
// Closed does not mean cancelled: the deposits reload, and the server decides (spec §4).
sample({
  clock: popupClosed,
  fn: (txRef) => ({ name: 'windowClosed' as const, txRef }),
  target: announcePaymentFx,
});

/** Until when the user may be coming back from a payment popup, ms since 1970; 0 when none was opened. */
const $returnAwaitedUntil = createStore(0)
  .on(watchStarted, (_, { until }) => until)
  .reset(sessionEnded);

// A popup can look closed while it is open: the page in it may cut it off from this one. So its closing is not relied
// on alone: when the user comes back to this page, the deposits reload while one is pending.
sample({
  clock: pageFocused,
  source: { until: $returnAwaitedUntil, pendingCount: $pendingCount, clock: $clock },
  filter: ({ until, pendingCount, clock }) => pendingCount > 0 && clock.now() < until,
  target: depositsOutdated,
});

function without(watched: WatchedByRef, gone: readonly string[]): WatchedByRef {
  return new Map([...watched].filter(([txRef]) => !gone.includes(txRef)));
}
