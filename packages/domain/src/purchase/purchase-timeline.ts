import { createStore, sample } from 'effector';
import { formatClockTime } from '../lib/format/date-time';
import { $time } from '../lib/time/clock';
import { REQUEST_TIMEOUT_MS } from '../limits/spec';
import { $purchase } from './purchase';
import type { PurchaseIntent } from './purchase-attempt';
import type { Purchase } from './purchase-state';

/** Log of an unconfirmed purchase on this page. Server times in ms since 1970. */
interface PurchaseLog {
  readonly intent: PurchaseIntent | null;
  /** Null where nothing is to be shown. */
  readonly phase: 'checking' | 'lookup-failed' | 'ambiguous' | 'not-charged' | null;
  /** Null where a reload hid it. */
  readonly lostAt: number | null;
  readonly at: number;
}

const phaseOf = ({ status }: Purchase): PurchaseLog['phase'] => {
  if (status.kind === 'unconfirmed') return status.phase;
  return status.kind === 'refused' && status.reason === 'not-charged' ? 'not-charged' : null;
};

/** The log after a change of the purchases. Checks that leave the outcome open change nothing. */
const updateLog = (log: PurchaseLog, purchase: Purchase, now: number): PurchaseLog => {
  const phase = phaseOf(purchase);
  const intent = purchase.latest;
  if (phase === log.phase && intent === log.intent) return log;
  const lostAt = intent === log.intent ? log.lostAt : null;
  const isLostNow = phase === 'checking' && purchase.shown !== null;
  return { intent, phase, lostAt: lostAt ?? (isLostNow ? now : null), at: now };
};

/**
 * Steps of an unconfirmed purchase: the pending one, or else the last one of this page that was not charged;
 * null without one.
 */
export const purchaseTimeline = ({ intent, phase, lostAt, at }: PurchaseLog) => {
  if (intent === null || phase === null) return null;
  const step = <Name extends string>(name: Name, time: number | null, isReached = true) => ({
    step: name,
    at: time === null ? undefined : formatClockTime(time),
    isReached,
  });
  const deadline = intent.clickedAt + REQUEST_TIMEOUT_MS;
  return [
    step('sent', intent.clickedAt),
    step('response-lost', lostAt),
    phase === 'checking' ? step('resolved', deadline > at ? deadline : null, false) : step(phase, at),
  ];
};

export const $purchaseLog = createStore<PurchaseLog>({ intent: null, phase: null, lostAt: null, at: 0 });
sample({
  clock: $purchase,
  source: { log: $purchaseLog, time: $time },
  fn: ({ log, time }, purchase) => updateLog(log, purchase, time.onServer()),
  target: $purchaseLog,
});
