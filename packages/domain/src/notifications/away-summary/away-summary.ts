import { countOf } from '../../lib/format/count';
import { formatUsdChange, microsToUsd, usdToMicros } from '../../lib/format/money';
import {
  isActiveNumber,
  newestSms,
  shownNumberStatus,
  type NumberDates,
} from '../../numbers/list/number-status';
import {
  $activeNumbers,
  $numbersStep,
  activeNumbersListed,
  activeNumbersQuery,
  numberCancelled,
  numberCompleted,
  numberRetried,
} from '../../numbers/list/active-numbers';
import { combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs, $time, realtimeClockSampled } from '../../lib/time/clock';
import { createTask } from '../../lib/task';
import { MIN_OFFLINE_PERIOD_MS } from '../../limits/tuning';
import { $connectionStatus } from '../../realtime/model';
import { reconnected } from '../../realtime/messages/events';
import { summaryModeChanged } from '../incoming-code/incoming-codes';
import { $accountTotals, $balance } from '../../account/balance';
import { mayHaveCharged } from '../../purchase/purchase-attempt';
import { workspaceOpened } from '../../lib/session-events';

type Listed = NumberDates & {
  readonly id: string;
  readonly status: string;
  readonly smsCode: string | null;
  readonly smsText: string | null;
};

/** Known data at one moment. */
export interface Snapshot {
  /** Server time, ms since 1970. */
  readonly at: number;
  /** The user's active numbers, one page of them; null while unknown. */
  readonly numbers: readonly Listed[] | null;
  /** USD; null while unknown. */
  readonly balance: number | null;
}

/** Changes between two snapshots. */
export interface AwaySummary {
  readonly codes: number;
  /** SMS without an extractable code. */
  readonly messages: number;
  /** Numbers whose time ran out without a code. */
  readonly expired: number;
  /** Numbers that were cancelled or completed. */
  readonly ended: number;
  readonly bought: number;
  /** USD; 0 where the balance is the same, or was not known. */
  readonly balanceChange: number;
}

const NO_NUMBERS: Omit<AwaySummary, 'balanceChange'> = {
  codes: 0,
  messages: 0,
  expired: 0,
  ended: 0,
  bought: 0,
};

/** Final status of an active number; null if it has none. */
const endOf = (before: Listed, after: Listed | undefined, now: number): 'expired' | 'ended' | null => {
  if (shownNumberStatus(after ?? before, now) === 'expired') return 'expired';
  return after !== undefined && isActiveNumber(after) ? null : 'ended';
};

const compareNumbers = (
  before: readonly Listed[],
  after: readonly Listed[],
  [since, now]: readonly [since: number, now: number],
): Omit<AwaySummary, 'balanceChange'> => {
  const known = new Map(before.map((number) => [number.id, number]));
  const listed = new Map(after.map((number) => [number.id, number]));
  const ends = before
    .filter((number) => isActiveNumber(number) && shownNumberStatus(number, since) !== 'expired')
    .map((number) => endOf(number, listed.get(number.id), now));
  const received = after.filter((number) => {
    const earlier = known.get(number.id);
    return newestSms(number) !== null && (!earlier || newestSms(earlier) !== newestSms(number));
  });
  return {
    codes: received.filter(({ smsCode }) => smsCode !== null).length,
    messages: received.filter(({ smsCode }) => smsCode === null).length,
    expired: ends.filter((end) => end === 'expired').length,
    ended: ends.filter((end) => end === 'ended').length,
    bought: after.filter((number) => isActiveNumber(number) && !known.has(number.id)).length,
  };
};

/** Changes between two snapshots; null without any. Only numbers known before count. */
export const diffSnapshots = (before: Snapshot, after: Snapshot): AwaySummary | null => {
  const numbers =
    before.numbers === null || after.numbers === null
      ? NO_NUMBERS
      : compareNumbers(before.numbers, after.numbers, [before.at, after.at]);
  const balanceChange =
    before.balance === null || after.balance === null
      ? 0
      : microsToUsd(usdToMicros(after.balance) - usdToMicros(before.balance));
  const summary = { ...numbers, balanceChange };
  return Object.values(summary).every((count) => count === 0) ? null : summary;
};

/** The summary as text, for example '2 codes, 1 expired, balance −$0.1200'. */
export const awaySummaryText = ({
  codes,
  messages,
  expired,
  ended,
  bought,
  balanceChange,
}: AwaySummary): string =>
  [
    codes > 0 && countOf(codes, 'code'),
    messages > 0 && `${messages} new SMS`,
    expired > 0 && `${expired} expired`,
    bought > 0 && `${bought} bought elsewhere`,
    ended > 0 && `${ended} ended elsewhere`,
    balanceChange !== 0 && `balance ${formatUsdChange(balanceChange)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');

/** A time without live updates. */
interface OfflinePeriod {
  readonly before: Snapshot;
  /** When live updates were back, in ms since 1970 on this machine; null before. */
  readonly overSince: number | null;
  /** Data read from then on. */
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
  source: $time,
  fn: (time) => time.here(),
  target: $lastMessageAt,
});

const $current = combine({ numbers: $activeNumbers, balance: $balance });

const $offlinePeriod = createStore<OfflinePeriod | null>(null)
  // Of two periods without a report between them, the first counts.
  .on(offlinePeriodStarted, (period, before) => ({
    before: period?.before ?? before,
    overSince: null,
    isRead: NOTHING_REFETCHED,
  }))
  .on(offlinePeriodEnded, (_, period) => period)
  // Already shown in another tab, or caused by the user.
  .reset(activeNumbersQuery.servedElsewhere, numberCancelled, numberCompleted, numberRetried, mayHaveCharged);

sample({
  clock: $isLive,
  source: { known: $current, lastMessageAt: $lastMessageAt, offsetMs: $serverOffsetMs },
  filter: (_, isLive) => !isLive,
  fn: ({ known, lastMessageAt, offsetMs }) => ({ ...known, at: lastMessageAt + offsetMs }),
  target: offlinePeriodStarted,
});
sample({
  clock: reconnected,
  source: { period: $offlinePeriod, time: $time },
  fn: ({ period, time }) => {
    const isLongEnough = period !== null && time.onServer() - period.before.at >= MIN_OFFLINE_PERIOD_MS;
    return isLongEnough ? { ...period, overSince: time.here(), isRead: NOTHING_REFETCHED } : null;
  },
  target: offlinePeriodEnded,
});

// Data read during the period is shown as usual: only later changes are missed.
sample({
  clock: activeNumbersListed,
  source: { period: $offlinePeriod, numbers: $activeNumbers, step: $numbersStep },
  fn: ({ period, numbers, step }) => {
    // A list asked for before the gap ended may lack what happened in it.
    const isTooOld = (step.update?.at ?? 0) < (period?.overSince ?? 0);
    return isTooOld ? period : period && applyRead(period, 'numbers', { numbers });
  },
  target: $offlinePeriod,
});
// Every response contains new totals, even with the same balance.
sample({
  clock: $accountTotals,
  source: { period: $offlinePeriod, balance: $balance },
  fn: ({ period, balance }) => period && applyRead(period, 'balance', { balance }),
  target: $offlinePeriod,
});

sample({ clock: $offlinePeriod, fn: (period) => isOver(period), target: summaryModeChanged });

const summarised = createEvent<string | null>();
$offlinePeriod.reset(summarised);

/**
 * Changes during the offline period, for example '2 codes, 1 expired, balance −$0.1200'; null without any.
 */
export const $awaySummary = createStore<string | null>(null)
  .on(summarised, (summary, text) => text ?? summary)
  .reset(awaySummaryDismissed);

sample({
  clock: $offlinePeriod,
  source: { known: $current, time: $time },
  filter: (_, period) => period !== null && isRead(period),
  fn: ({ known, time }, period) => {
    const changes = period && diffSnapshots(period.before, { ...known, at: time.onServer() });
    return changes && awaySummaryText(changes);
  },
  // A task: it ends after all other listeners of the same list have seen the period.
  target: createTask((_, text: string | null) => text, summarised),
});

function applyRead(
  period: OfflinePeriod,
  what: 'numbers' | 'balance',
  read: Partial<Snapshot>,
): OfflinePeriod {
  return isOver(period)
    ? { ...period, isRead: { ...period.isRead, [what]: true } }
    : { ...period, before: { ...period.before, ...read } };
}

function isOver(period: OfflinePeriod | null): boolean {
  return period !== null && period.overSince !== null;
}

function isRead(period: OfflinePeriod): boolean {
  const { before, isRead } = period;
  return isOver(period) && isRead.balance && (isRead.numbers || before.numbers === null);
}
