import { sample } from 'effector';
import * as v from 'valibot';
import { $user } from '../api/session/current-user';
import { pageFrozen, pageVisibilityChanged, wentOffline } from '../lib/page';
import { $clock, $serverOffsetMs } from '../lib/time/clock';
import { summarizeVisit, type LastVisit } from './visit-summary';
import { $activeNumbers } from '../numbers';
import { $offlineSince } from './offline';

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

/**
 * The visit as it is stored. A page that opens offline cannot check its user, so this is stored for the browser: it
 * contains no number, no code and no amount, and is shown only until the user signs out.
 */
export const visitInterrupted = sample({
  clock: [wentOffline, pageFrozen, pageVisibilityChanged.filter({ fn: (is) => !is })],
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
});
