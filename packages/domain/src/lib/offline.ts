import { combine, createStore, sample, type Unit } from 'effector';
import { wentOffline, wentOnline } from './page';
import { $clock, responseClockSampled } from './time/clock';
import { ON_THE_WAY_MS } from '../limits/tuning';

/** Since when the page has no connection, in ms since 1970 by this machine's clock; null while it has one. */
export const $offlineSince = createStore<number | null>(null).reset(wentOnline);

/** False while the browser says that it has no network. Only for display: calls are tried all the same. */
export const $isOnline = $offlineSince.map((since) => since === null);

const $loss = combine({ clock: $clock, since: $offlineSince });

sample({
  clock: wentOffline,
  source: $loss,
  fn: ({ clock, since }) => since ?? clock.now(),
  target: $offlineSince,
});

/** What comes from the network proves that there is one, unless it was on its way before. */
export const provesNetwork = (heard: Unit<unknown>): void => {
  sample({
    clock: heard,
    source: $loss,
    filter: ({ clock, since }) => {
      if (since === null) return false;
      const lostMs = clock.now() - since;
      // A clock that was set back must not prolong the notice.
      return lostMs < 0 || lostMs >= ON_THE_WAY_MS;
    },
    target: wentOnline,
  });
};

// Whatever the server answers; its messages: `realtime/model`.
provesNetwork(responseClockSampled);
