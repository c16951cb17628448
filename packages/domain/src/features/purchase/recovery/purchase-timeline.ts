import { combine, createStore, merge, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { NOT_CHARGED } from '../../../reconciled-mutation';
import { formatClockTime, purchaseTimeline, type LostPurchase, type PurchaseStage } from '../../../rules';
import { sessionEnded } from '../../session';
import { $attempt, purchaseMissed, purchaseNotFound, purchaseSent } from '../submit/attempt';
import type { PurchaseIntent } from '../submit/intent';
import { $purchaseError } from '../submit/purchase-error';

/** One station of a purchase whose answer was lost. */
export interface PurchaseStepView {
  readonly stage: PurchaseStage;
  /** Local time to the second, of a station ahead the latest it may be; undefined where nothing is known. */
  readonly at: string | undefined;
  readonly isReached: boolean;
}

/** What this page saw of a purchase. Server times in ms since 1970. */
interface Log extends Pick<LostPurchase, 'lostAt' | 'lookedUpAt'> {
  /** Null before the first purchase, and for one of before a page reload. */
  readonly intent: PurchaseIntent | null;
}

const NOTHING: Log = { intent: null, lostAt: null, lookedUpAt: null };

const $serverTime = combine($clock, $serverOffsetMs, (clock, offsetMs) => () => clock.now() + offsetMs);

const $log = createStore<Log>(NOTHING)
  .on(purchaseSent, (_, { intent }) => ({ ...NOTHING, intent }))
  .reset(sessionEnded);

const answerLost = sample({
  clock: $attempt,
  source: { log: $log, now: $serverTime },
  filter: ({ log }, attempt) =>
    attempt !== null && attempt.phase !== 'sending' && attempt.intent === log.intent && log.lostAt === null,
  fn: ({ log, now }) => ({ ...log, lostAt: now() }),
});
sample({ clock: answerLost, target: $log });

const lookEnded = merge([
  purchaseMissed,
  purchaseNotFound,
  $attempt.updates.filter({
    fn: (attempt) => attempt?.phase === 'unknown' || attempt?.phase === 'uncertain',
  }),
]);
sample({
  clock: lookEnded,
  source: { log: $log, now: $serverTime },
  fn: ({ log, now }) => ({ ...log, lookedUpAt: now() }),
  target: $log,
});

/** How a purchase whose answer was lost stands, in stations; null while there is none to tell of. */
export const $purchaseTimeline = combine(
  { attempt: $attempt, log: $log, error: $purchaseError, now: $serverTime },
  ({ attempt, log, error, now }): readonly PurchaseStepView[] | null => {
    const lost = lostPurchase(attempt, log, error?.text === NOT_CHARGED);
    return (
      lost &&
      purchaseTimeline(lost, now()).map(({ stage, at, isReached }) => ({
        stage,
        isReached,
        at: at === null ? undefined : formatClockTime(at),
      }))
    );
  },
);

/** The purchase to tell of: the one under way, or else the one of this page for which nothing was charged. */
function lostPurchase(
  attempt: ReturnType<typeof $attempt.getState>,
  { intent, lostAt, lookedUpAt }: Log,
  isNotCharged: boolean,
): LostPurchase | null {
  const times = { lostAt, lookedUpAt };
  if (attempt !== null) {
    const { phase } = attempt;
    return phase === 'sending' ? null : { sentAt: attempt.intent.clickedAt, ...times, state: phase };
  }
  return isNotCharged && intent !== null
    ? { sentAt: intent.clickedAt, ...times, state: 'not-charged' }
    : null;
}
