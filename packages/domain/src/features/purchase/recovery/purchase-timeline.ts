import { combine, createStore, merge, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { NOT_CHARGED } from '../../../reconciled-mutation/types';
import { formatClockTime } from '../../../rules';
import {
  unconfirmedTimeline,
  type UnconfirmedPurchase,
  type UnconfirmedStepName,
} from './unconfirmed-timeline';
import { sessionEnded } from '../../../lib/session-events';
import { $attempt, purchaseReconciliationPending, purchaseNotFound, purchaseSent } from '../submit/attempt';
import type { PurchaseIntent } from '../submit/intent';
import { $purchaseError } from '../submit/purchase-error';

/** One step of an unconfirmed purchase. */
export interface PurchaseStepView {
  readonly step: UnconfirmedStepName;
  /** Local time to the second, for a future step the latest possible; undefined while unknown. */
  readonly at: string | undefined;
  readonly isReached: boolean;
}

/** Log of a purchase on this page. Server times in ms since 1970. */
interface Log extends Pick<UnconfirmedPurchase, 'lostAt' | 'lookedUpAt'> {
  /** Null before the first purchase, and for one of before a page reload. */
  readonly intent: PurchaseIntent | null;
}

const EMPTY_LOG: Log = { intent: null, lostAt: null, lookedUpAt: null };

const $serverTime = combine($clock, $serverOffsetMs, (clock, offsetMs) => () => clock.now() + offsetMs);

const $log = createStore<Log>(EMPTY_LOG)
  .on(purchaseSent, (_, { intent }) => ({ ...EMPTY_LOG, intent }))
  .reset(sessionEnded);

const responseLost = sample({
  clock: $attempt,
  source: { log: $log, now: $serverTime },
  filter: ({ log }, attempt) =>
    attempt !== null && attempt.phase !== 'sending' && attempt.intent === log.intent && log.lostAt === null,
  fn: ({ log, now }) => ({ ...log, lostAt: now() }),
});
sample({ clock: responseLost, target: $log });

const reconcileFinished = merge([
  purchaseReconciliationPending,
  purchaseNotFound,
  $attempt.updates.filter({
    fn: (attempt) => attempt?.phase === 'lookup-failed' || attempt?.phase === 'ambiguous',
  }),
]);
sample({
  clock: reconcileFinished,
  source: { log: $log, now: $serverTime },
  fn: ({ log, now }) => ({ ...log, lookedUpAt: now() }),
  target: $log,
});

/** Steps of an unconfirmed purchase; null without one. */
export const $purchaseTimeline = combine(
  { attempt: $attempt, log: $log, error: $purchaseError, now: $serverTime },
  ({ attempt, log, error, now }): readonly PurchaseStepView[] | null => {
    const lost = unconfirmedPurchase(attempt, log, error?.text === NOT_CHARGED);
    return (
      lost &&
      unconfirmedTimeline(lost, now()).map(({ step, at, isReached }) => ({
        step,
        isReached,
        at: at === null ? undefined : formatClockTime(at),
      }))
    );
  },
);

/** The purchase to show: the pending one, or else the last one of this page that was not charged. */
function unconfirmedPurchase(
  attempt: ReturnType<typeof $attempt.getState>,
  { intent, lostAt, lookedUpAt }: Log,
  isNotCharged: boolean,
): UnconfirmedPurchase | null {
  const times = { lostAt, lookedUpAt };
  if (attempt !== null) {
    const { phase } = attempt;
    return phase === 'sending' ? null : { sentAt: attempt.intent.clickedAt, ...times, state: phase };
  }
  return isNotCharged && intent !== null
    ? { sentAt: intent.clickedAt, ...times, state: 'not-charged' }
    : null;
}
