import { createStore, sample } from 'effector';
import { networkHeard, wentOffline, wentOnline } from './page';
import { $clock, responseClockSampled } from './time/clock';
import { ON_THE_WAY_MS } from '../limits/tuning';

/** Since when the page has no connection, in ms since 1970 by this machine's clock; null while it has one. */
export const $offlineSince = createStore<number | null>(null).reset(wentOnline);

sample({
  clock: wentOffline,
  source: { clock: $clock, since: $offlineSince },
  fn: ({ clock, since }) => since ?? clock.now(),
  target: $offlineSince,
});

// Whatever the server answers proves that there is a network, as do its messages: `realtime/model`.
sample({
  clock: [responseClockSampled, networkHeard],
  source: { clock: $clock, since: $offlineSince },
  filter: ({ clock, since }) => since !== null && clock.now() - since >= ON_THE_WAY_MS,
  fn: () => undefined,
  target: wentOnline,
});
