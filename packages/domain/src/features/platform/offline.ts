import { createEvent, createStore, sample } from 'effector';
import * as v from 'valibot';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { $isOnline, pageFrozen, pageVisibilityChanged, wentOffline, wentOnline } from '../../lib/page';
import { saveKeptFx } from '../../lib/ports';
import { lastVisitOf, type LastVisit } from '../../rules';
import { $activeNumbers } from '../numbers';
import { $user } from '../session';

const keptVisit = v.object({
  version: v.literal(1),
  at: v.number(),
  active: v.number(),
  lastsUntil: v.nullable(v.number()),
});

/** The last visit as it was kept; null for anything else. */
export const readLastVisit = (kept: unknown): LastVisit | null => {
  const read = v.safeParse(keptVisit, kept);
  return read.success ? read.output : null;
};

/** This code has been loaded; what it missed is made up for. */
export const offlineWatchStarted = createEvent();

/** Since when the page has no connection, in ms since 1970 by this machine's clock; null while it has one. */
export const $offlineSince = createStore<number | null>(null).reset(wentOnline);

sample({
  clock: [wentOffline, offlineWatchStarted],
  source: { clock: $clock, isOnline: $isOnline },
  filter: ({ isOnline }) => !isOnline,
  fn: ({ clock }) => clock.now(),
  target: $offlineSince,
});

// A page that opens without a connection cannot ask whose it is, so this is kept for the browser: it holds no number,
// no code and no amount, and is shown only until somebody signs out.
sample({
  clock: [offlineWatchStarted, wentOffline, pageFrozen, pageVisibilityChanged.filter({ fn: (is) => !is })],
  source: {
    numbers: $activeNumbers,
    user: $user,
    since: $offlineSince,
    clock: $clock,
    offsetMs: $serverOffsetMs,
  },
  filter: ({ numbers, user }) => numbers !== null && user !== null,
  fn: ({ numbers, since, clock, offsetMs }) => ({
    name: 'last-visit' as const,
    value: { version: 1, ...lastVisitOf(numbers ?? [], since ?? clock.now(), offsetMs) },
  }),
  target: saveKeptFx,
});
