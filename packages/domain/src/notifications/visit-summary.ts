import { countOf } from '../lib/format/count';
import { formatDateTime } from '../lib/format/date-time';
import { isActiveNumber, numberExpiry } from '../numbers/list/number-status';
import { $activeNumbers } from '../numbers/list/active-numbers';
import { sample } from 'effector';
import * as v from 'valibot';
import { $user } from '../api/session/current-user';
import { pageFrozen, pageVisibilityChanged, wentOffline } from '../lib/page';
import { $clock, $serverOffsetMs } from '../lib/time/clock';
import { $offlineSince } from '../lib/offline';

const lastVisitSchema = v.object({
  version: v.literal(1),
  /** When the page last had a connection, in ms since 1970 by this machine's clock. */
  at: v.number(),
  active: v.number(),
  /** When the last of them ends, by the same clock; null where none is known to end. */
  lastsUntil: v.nullable(v.number()),
});

type LastVisit = Omit<v.InferOutput<typeof lastVisitSchema>, 'version'>;

type KnownNumber = Parameters<typeof isActiveNumber>[0] & Parameters<typeof numberExpiry>[0];

/** Sums a visit up. `offsetMs`: how far the server's clock, by which numbers end, is ahead. */
export const summarizeVisit = (numbers: readonly KnownNumber[], at: number, offsetMs: number): LastVisit => {
  const active = numbers.filter(isActiveNumber);
  const ends = active.map(numberExpiry).filter((end) => end !== null);
  return {
    at,
    active: active.length,
    lastsUntil: ends.length === 0 ? null : Math.max(...ends) - offsetMs,
  };
};

/** Summary of the last visit, in one or two sentences. `now` in ms since 1970 by the local clock. */
export const lastVisitNote = ({ at, active, lastsUntil }: LastVisit, now: number): string => {
  const seen = `Last connected ${formatDateTime(at)}`;
  if (active === 0) return `${seen}, with no active numbers.`;
  const numbers = countOf(active, 'active number');
  if (lastsUntil === null) return `${seen}, with ${numbers}.`;
  if (lastsUntil <= now)
    return `${seen}, with ${numbers}. ${active === 1 ? 'It has' : 'They have'} expired since.`;
  return `${seen}, with ${numbers}. ${active === 1 ? 'It expires' : 'The last one expires'} ${formatDateTime(lastsUntil)}.`;
};

/** The stored last visit; null when invalid. */
export const readLastVisit = (stored: unknown): LastVisit | null =>
  v.parse(v.fallback(v.nullable(lastVisitSchema), null), stored);

/**
 * The visit as it is stored. A page that opens offline cannot check its user, so this is stored for the
 * browser: it contains no number, no code and no amount, and is shown only until the user signs out.
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
