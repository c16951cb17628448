import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $clock, $serverOffsetMs, realtimeClockSampled } from '../../lib/time/clock';
import { MIN_OFFLINE_PERIOD_MS } from '../../limits';
import { $connectionStatus } from '../../realtime/model';
import { reconnected } from '../../realtime/messages/events';
import { diffSnapshots, awaySummaryText, type Snapshot } from './diff-snapshots';
import {
  $activeNumbers,
  activeNumbersListed,
  activeNumbersServedElsewhere,
  numberCancelled,
  numberCompleted,
  numberRetried,
} from '../../numbers';
import { summaryModeChanged } from '../incoming-code/incoming-codes';
import { $accountTotals, $balance } from '../../account';
import { mayHaveCharged } from '../../purchase';
import { workspaceOpened } from '../../lib/session-events';

/** A time without live updates. */
interface OfflinePeriod {
  /** Snapshot at its start. */
  readonly before: Snapshot;
  /** True once live updates are back. */
  readonly isOver: boolean;
  /** Data read since then. */
  readonly isRead: { readonly numbers: boolean; readonly balance: boolean };
}

const NOTHING_REFETCHED: OfflinePeriod['isRead'] = { numbers: false, balance: false };

/** The user has dismissed or followed the summary. */
export const awaySummaryDismissed = createEvent();

const offlinePeriodStarted = createEvent<Snapshot>();
const offlinePeriodEnded = createEvent<OfflinePeriod | null>();

const $isLive = $connectionStatus.map((status) => status?.state === 'connected');

/** Time of the last sign of life, ms since 1970 on this machine: a sleeping machine fires no event. */
const $lastMessageAt = createStore(0);
sample({
  clock: [workspaceOpened, realtimeClockSampled],
  source: $clock,
  fn: (clock) => clock.now(),
  target: $lastMessageAt,
});

const $current = combine({ numbers: $activeNumbers, balance: $balance });

const $offlinePeriod = createStore<OfflinePeriod | null>(null)
  // Of two periods without a report between them, the first counts.
  .on(offlinePeriodStarted, (period, before) => ({
    before: period?.before ?? before,
    isOver: false,
    isRead: NOTHING_REFETCHED,
  }))
  .on(offlinePeriodEnded, (_, period) => period)
  // Already shown in another tab, or caused by the user.
  .reset(activeNumbersServedElsewhere, numberCancelled, numberCompleted, numberRetried, mayHaveCharged);

sample({
  clock: $isLive,
  source: { known: $current, lastMessageAt: $lastMessageAt, offsetMs: $serverOffsetMs },
  filter: (_, isLive) => !isLive,
  fn: ({ known, lastMessageAt, offsetMs }) => ({ ...known, at: lastMessageAt + offsetMs }),
  target: offlinePeriodStarted,
});
sample({
  clock: reconnected,
  source: { period: $offlinePeriod, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ period, clock, offsetMs }) => {
    const isLongEnough =
      period !== null && clock.now() + offsetMs - period.before.at >= MIN_OFFLINE_PERIOD_MS;
    return isLongEnough ? { ...period, isOver: true, isRead: NOTHING_REFETCHED } : null;
  },
  target: offlinePeriodEnded,
});

// Data read during the period is shown as usual: only later changes are missed.
sample({
  clock: activeNumbersListed,
  source: { period: $offlinePeriod, numbers: $activeNumbers },
  fn: ({ period, numbers }) => period && applyRead(period, 'numbers', { numbers }),
  target: $offlinePeriod,
});
// Every response contains new totals, even with the same balance.
sample({
  clock: $accountTotals,
  source: { period: $offlinePeriod, balance: $balance },
  fn: ({ period, balance }) => period && applyRead(period, 'balance', { balance }),
  target: $offlinePeriod,
});

sample({ clock: $offlinePeriod, fn: (period) => period?.isOver === true, target: summaryModeChanged });

/** An effect: it runs after all other listeners of the same list have seen the period. */
const summariseFx = attach({
  source: { period: $offlinePeriod, known: $current, clock: $clock, offsetMs: $serverOffsetMs },
  effect: ({ period, known, clock, offsetMs }) => {
    const changes = period && diffSnapshots(period.before, { ...known, at: clock.now() + offsetMs });
    return changes && awaySummaryText(changes);
  },
});
$offlinePeriod.reset(summariseFx.done);

/**
 * Changes during the offline period, for example '2 codes, 1 expired, balance −$0.1200'; null without any.
 */
export const $awaySummary = createStore<string | null>(null)
  .on(summariseFx.doneData, (summary, text) => text ?? summary)
  .reset(awaySummaryDismissed);

sample({
  clock: $offlinePeriod,
  filter: (period) => period !== null && isRead(period),
  target: summariseFx,
});

function applyRead(
  period: OfflinePeriod,
  what: 'numbers' | 'balance',
  read: Partial<Snapshot>,
): OfflinePeriod {
  return period.isOver
    ? { ...period, isRead: { ...period.isRead, [what]: true } }
    : { ...period, before: { ...period.before, ...read } };
}

function isRead({ before, isOver, isRead: { numbers, balance } }: OfflinePeriod): boolean {
  return isOver && balance && (numbers || before.numbers === null);
}
