import { sample } from 'effector';
import { createLifetimes } from '../lib/time/create-lifetimes';
import { $isPageVisible } from '../lib/page';
import { $clock } from '../lib/time/clock';
import { createInterval } from '../lib/time/create-poller';
import { RATE_LIMIT_COUNT_MS } from '../limits/tuning';
import { $purchase, purchaseActed } from './purchase';
import type { PurchaseStatus } from './purchase-state';

// Paused while the page is hidden: the user would miss why the purchase failed.
const lifetimes = createLifetimes<PurchaseStatus>($isPageVisible);

/** What is told of a purchase begins to fade. */
export const fadingStarted = lifetimes.started;

sample({
  clock: lifetimes.expired,
  fn: (statuses) => ({ kind: 'expired' as const, statuses }),
  target: purchaseActed,
});

const { tick } = createInterval({
  intervalMs: RATE_LIMIT_COUNT_MS,
  isOn: $purchase.map(({ wait }) => wait !== null),
});
sample({
  clock: tick,
  source: $clock,
  fn: (clock) => ({ kind: 'ticked' as const, now: clock.now() }),
  target: purchaseActed,
});
