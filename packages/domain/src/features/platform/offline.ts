import { createEvent, createStore, sample } from 'effector';
import * as v from 'valibot';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { $isOnline, pageFrozen, pageVisibilityChanged, wentOffline, wentOnline } from '../../lib/page';
import { writeStorageFx } from '../../lib/ports';
import { summarizeVisit, type LastVisit } from '../../rules';
import { $activeNumbers } from '../numbers/list/active-numbers';
import { $user } from '../../api/session/current-user';

const lastVisitSchema = v.object({
  version: v.literal(1),
  at: v.number(),
  active: v.number(),
  lastsUntil: v.nullable(v.number()),
});

/** The stored last visit; null when invalid. */
export const readLastVisit = (stored: unknown): LastVisit | null => {
  const read = v.safeParse(lastVisitSchema, stored);
  return read.success ? read.output : null;
};

/** This code has been loaded; it then handles the earlier events. */
export const offlineMonitorStarted = createEvent();

/** Since when the page has no connection, in ms since 1970 by this machine's clock; null while it has one. */
export const $offlineSince = createStore<number | null>(null).reset(wentOnline);

sample({
  clock: [wentOffline, offlineMonitorStarted],
  source: { clock: $clock, isOnline: $isOnline },
  filter: ({ isOnline }) => !isOnline,
  fn: ({ clock }) => clock.now(),
  target: $offlineSince,
});

// A page that opens offline cannot check its user, so this is stored for the browser: it contains no number,
// no code and no amount, and is shown only until the user signs out.
sample({
  clock: [offlineMonitorStarted, wentOffline, pageFrozen, pageVisibilityChanged.filter({ fn: (is) => !is })],
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
    value: { version: 1, ...summarizeVisit(numbers ?? [], since ?? clock.now(), offsetMs) },
  }),
  target: writeStorageFx,
});
