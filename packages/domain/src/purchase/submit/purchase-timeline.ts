import { combine, createStore, sample } from 'effector';
import { REQUEST_TIMEOUT_MS } from '../../limits/spec';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { NOT_CHARGED } from '../../money/types';
import { formatClockTime } from '../../lib/format/date-time';
import {
  $attempt,
  purchaseActionRequired,
  purchaseNotFound,
  purchaseSent,
  type PurchaseIntent,
} from './purchase-attempt';
import { $purchaseError } from './purchase-error';

/** One step of an unconfirmed purchase. */
export interface PurchaseStepView {
  readonly step:
    | 'sent'
    | 'response-lost'
    /** The outcome is ahead: the number is found, or nothing was charged. */
    | 'resolved'
    | 'lookup-failed'
    | 'ambiguous'
    | 'not-charged';
  /** Local time to the second, for a future step the latest possible; undefined while unknown. */
  readonly at: string | undefined;
  readonly isReached: boolean;
}

/** Log of a purchase on this page. Server times in ms since 1970; null before the step, or where a reload hid it. */
interface Log {
  /** Null before the first purchase, and for one of before a page reload. */
  readonly intent: PurchaseIntent | null;
  readonly lostAt: number | null;
  /** The end of the newest check that left a result on screen. */
  readonly checkedAt: number | null;
}

const EMPTY_LOG: Log = { intent: null, lostAt: null, checkedAt: null };

const $serverTime = combine($clock, $serverOffsetMs, (clock, offsetMs) => () => clock.now() + offsetMs);

const $log = createStore<Log>(EMPTY_LOG).on(purchaseSent, (_, { intent }) => ({ ...EMPTY_LOG, intent }));

const responseLost = sample({
  clock: $attempt,
  source: { log: $log, now: $serverTime },
  filter: ({ log }, attempt) =>
    attempt !== null && attempt.phase !== 'sending' && attempt.intent === log.intent && log.lostAt === null,
  fn: ({ log, now }) => ({ ...log, lostAt: now() }),
});
sample({ clock: responseLost, target: $log });

sample({
  clock: [purchaseNotFound, purchaseActionRequired],
  source: { log: $log, now: $serverTime },
  fn: ({ log, now }) => ({ ...log, checkedAt: now() }),
  target: $log,
});

/**
 * Steps of an unconfirmed purchase: the pending one, or else the last one of this page that was not charged; null
 * without one. Checks that leave the outcome open change nothing.
 */
export const $purchaseTimeline = combine(
  { attempt: $attempt, log: $log, error: $purchaseError, now: $serverTime },
  ({ attempt, log, error, now }): readonly PurchaseStepView[] | null => {
    const intent = attempt?.intent ?? log.intent;
    const phase = attempt?.phase ?? (error?.text === NOT_CHARGED ? 'not-charged' : 'sending');
    if (intent === null || phase === 'sending') return null;
    const step = (name: PurchaseStepView['step'], at: number | null, isReached = true) => ({
      step: name,
      at: at === null ? undefined : formatClockTime(at),
      isReached,
    });
    const deadline = intent.clickedAt + REQUEST_TIMEOUT_MS;
    return [
      step('sent', intent.clickedAt),
      step('response-lost', log.lostAt),
      phase === 'checking'
        ? step('resolved', deadline > now() ? deadline : null, false)
        : step(phase, log.checkedAt),
    ];
  },
);
