import { formatCountdown } from '../../lib/format/countdown';
import { formatTime } from '../../lib/format/date-time';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { cancelNotice, cancelTooltip } from '../actions/cancel-texts';
import type { FailedCancel } from '../auto-cancel/auto-cancel-state';
import { autoCancelAt } from '../auto-cancel/cancel-time';
import { isActiveNumber, readNumberStatus } from '../list/number-status';
import { cardTime, type CardTime } from './card-time';
import type { NumberFacts } from './number-facts';
import { factsOf, numberView, type FactsOfNumber } from './number-view';

const BLOCKED = {
  off: 'Automatic cancel is off',
  offline: 'Offline: not cancelled automatically',
  clock: "The server's time is unknown: not cancelled automatically",
  // An answer could come after its end.
  late: 'Too late to cancel automatically',
};

/** The card of a number: the number, and what can be done about it. Its countdown stands in `card-time`. */
export const cardView = (facts: FactsOfNumber, time: CardTime) => ({
  ...numberView(facts),
  /** A waiting number past its expiry reads 'expired' (spec §4). */
  status: time.status,
  isCodeNew: time.isCodeNew,
  cancel: cancelView(facts, time),
  ...autoCancelView(facts, time),
  /** `pending`: done in a moment, unless it is undone. */
  complete: completeView(facts),
});

/** The card of the number with this id, by the server's clock; null without one. */
export const numberCard = (facts: NumberFacts, id: string, now: number) => {
  const [own, time] = [factsOf(facts, id), cardTime(facts, id, now)];
  return own === null || time === null || time.group === null ? null : cardView(own, time);
};

function cancelView({ number, busyWith }: FactsOfNumber, { window, locked }: CardTime) {
  if (locked !== null) {
    const [notice, tooltip] = [cancelNotice(locked.noticeMs), cancelTooltip(number, locked.tooltipMs)];
    return { kind: 'too-early' as const, notice, tooltip };
  }
  // An SMS may arrive while the cancel is in flight.
  if (busyWith === 'cancel' && isActiveNumber(number)) return { kind: 'busy' as const };
  return window === 'open' ? { kind: 'available' as const } : { kind: 'none' as const };
}

/** The automatic cancel: when, why not, and what became of it. */
function autoCancelView(
  { number, isExempt, autoCancelBlockedBy, failedCancel }: FactsOfNumber,
  { window, isLate, isPromising }: CardTime,
) {
  const at = window === 'closed' ? null : autoCancelAt(number);
  const block = autoCancelBlockedBy ?? (isLate ? 'late' : undefined);
  const isDue = at !== null && block === undefined && !isExempt;
  const failure = isDue ? failureText(failedCancel, at + AUTO_CANCEL.fromMs) : undefined;
  return {
    /**
     * Local time at which it is cancelled without an SMS; undefined if it is not. While it is locked, the
     * line about money says when a refund is possible (spec §4).
     */
    autoCancelAt:
      isDue && failure === undefined && window === 'open' && isPromising ? formatTime(at) : undefined,
    /** Why it is not, although the user does not keep it, or was not, although it was due. */
    autoCancelTrouble: at === null || isExempt ? undefined : block === undefined ? failure : BLOCKED[block],
    /** True while the user keeps it until it expires; undefined where nothing cancels it. */
    isExempt: at === null || isLate || autoCancelBlockedBy === 'off' ? undefined : isExempt,
  };
}

function failureText(failed: FailedCancel | undefined, expiry: number): string | undefined {
  if (failed === undefined || failed.why === 'elsewhere') return undefined;
  const what =
    failed.why === 'refused' ? 'The server refuses to cancel this number' : 'No answer to the cancellation';
  if (failed.nextAt === Infinity) return what;
  return `${what}; trying again at ${formatCountdown(expiry - failed.nextAt).slice(1)}`;
}

function completeView({
  number,
  busyWith,
  isCompletionPending,
}: FactsOfNumber): 'none' | 'available' | 'pending' | 'busy' {
  if (readNumberStatus(number.status) !== 'received' || busyWith === 'cancel') return 'none';
  if (busyWith === 'complete') return 'busy';
  return isCompletionPending ? 'pending' : 'available';
}
