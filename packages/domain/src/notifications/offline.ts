import { createStore, sample } from 'effector';
import { $isOnline, wentOffline, wentOnline } from '../lib/page';
import { $clock, responseClockSampled } from '../lib/time/clock';

/** Since when the page has no connection, in ms since 1970 by this machine's clock; null while it has one. */
export const $offlineSince = createStore<number | null>(null).reset(wentOnline);

sample({
  clock: wentOffline,
  source: { clock: $clock, since: $offlineSince },
  fn: ({ clock, since }) => since ?? clock.now(),
  target: $offlineSince,
});

// Whatever the server answers proves that there is a network; its messages do so in `realtime/model`.
sample({
  clock: responseClockSampled,
  source: $isOnline,
  filter: (isOnline) => !isOnline,
  target: wentOnline,
});
