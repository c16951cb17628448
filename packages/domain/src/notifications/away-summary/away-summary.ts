import { createEvent, createStore, sample } from 'effector';
import { $accountTotals, $balance } from '../../account/balance';
import { workspaceOpened } from '../../lib/session-events';
import { createTask } from '../../lib/task';
import { $time, realtimeClockSampled } from '../../lib/time/clock';
import {
  $activeNumbers,
  $numbersStep,
  activeNumbersListed,
  numberCancelled,
  numberCompleted,
  numberRetried,
} from '../../numbers/list/active-numbers';
import { activeNumbersQuery } from '../../numbers/list/active-numbers-query';
import { mayHaveCharged } from '../../purchase/purchase-attempt';
import { reconnected } from '../../realtime/messages/events';
import { $connectionStatus } from '../../realtime/model';
import { isReportDue, isSummarised, NOT_AWAY, updateAway, type AwayEvent } from './away-step';

/** Something happened to live updates, or to what they tell. */
const happened = createEvent<AwayEvent>();

const $away = createStore(NOT_AWAY).on(
  sample({
    clock: happened,
    source: $time,
    fn: (time, event) => ({ ...event, at: time.here(), now: time.onServer() }),
    batch: false,
  }),
  updateAway,
);

/** True while missed codes are part of the summary. */
export const $isSummarised = $away.map(isSummarised);

/**
 * Changes during a time without live updates, for example '2 codes, 1 expired, balance −$0.1200'; null
 * without any.
 */
export const $awaySummary = $away.map(({ summary }) => summary);

/** The user has dismissed or followed the summary. */
export const awaySummaryDismissed = happened.prepend((_: void) => ({ kind: 'dismissed' }));

sample({
  clock: [workspaceOpened, realtimeClockSampled],
  fn: () => ({ kind: 'heard' as const }),
  target: happened,
});
sample({
  clock: $connectionStatus.map((status) => status?.state === 'connected'),
  source: { numbers: $activeNumbers, balance: $balance },
  filter: (_, isLive) => !isLive,
  fn: (known) => ({ kind: 'lost' as const, ...known }),
  target: happened,
});
sample({ clock: reconnected, fn: () => ({ kind: 'back' as const }), target: happened });
sample({
  clock: activeNumbersListed,
  source: { numbers: $activeNumbers, step: $numbersStep },
  fn: ({ numbers, step }) => ({
    kind: 'numbers-read' as const,
    numbers,
    requestedAt: step.update?.at ?? 0,
  }),
  target: happened,
});
// Every response has new totals, also with the same balance.
sample({
  clock: $accountTotals,
  source: $balance,
  fn: (balance) => ({ kind: 'balance-read' as const, balance }),
  target: happened,
});
sample({
  clock: [
    activeNumbersQuery.servedElsewhere,
    numberCancelled,
    numberCompleted,
    numberRetried,
    mayHaveCharged,
  ],
  fn: () => ({ kind: 'explained' as const }),
  target: happened,
});
// A task: it ends after all other listeners of the same list have seen the gap.
sample({
  clock: $away,
  filter: isReportDue,
  fn: () => undefined,
  target: createTask(() => ({ kind: 'reported' as const }), happened),
});
