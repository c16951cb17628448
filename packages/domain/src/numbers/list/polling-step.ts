import type { ApiError } from '../../api/errors/api-error';
import { backoffMs } from '../../lib/backoff';
import type { Time } from '../../lib/time/clock';
import { POLLS_PER_FURTHER_SMS, RATE_LIMIT_BACKOFF_MS } from '../../limits/tuning';
import { isReceivedNumber, remainingLife } from './number-status';
import type { NumberList } from './numbers-model';

export interface Polling {
  /** Timed polls since the screen opened. */
  readonly count: number;
  /** How often the list was due. */
  readonly listCount: number;
  /** Ids of the numbers to ask for, one after the other: the user waits for a further SMS. */
  readonly wantedIds: readonly string[];
  readonly lastAskedId: string | null;
  readonly isAsking: boolean;
  /**
   * When the server asked to wait, and until when, ms since 1970 on this machine: continuing would only use
   * up the next minute's calls.
   */
  readonly pause: { readonly from: number; readonly until: number } | null;
}

export interface PollingFacts {
  readonly numbers: NumberList | null;
  readonly isAutoRefreshOn: boolean;
  readonly isListShown: boolean;
  readonly isVisible: boolean;
  readonly isFollower: boolean;
  readonly isLoading: boolean;
  /** The calls that are left are for the user's own actions, or for cancels. */
  readonly areCallsReserved: boolean;
  readonly areCancelsHeldUp: boolean;
  readonly time: Time;
}

export const NOT_POLLED: Polling = {
  count: 0,
  listCount: 0,
  wantedIds: [],
  lastAskedId: null,
  isAsking: false,
  pause: null,
};

const isOneReceived = ({ numbers }: PollingFacts): boolean => numbers?.some(isReceivedNumber) === true;

/** True while the numbers are polled: also on other pages while one may receive a further SMS. */
export const isPolled = (facts: PollingFacts): boolean =>
  facts.isAutoRefreshOn && (facts.isListShown || isOneReceived(facts));

/** True while one tab polls hidden. It reads no list, but the user waits for the notification. */
export const isPolledHidden = (facts: PollingFacts): boolean =>
  !facts.isVisible && !facts.isFollower && facts.isAutoRefreshOn && isOneReceived(facts);

/**
 * A timer says that it is time. No list contains a further SMS of a received number: the server asks the
 * provider for it when that number is requested. So it takes the turn of some lists.
 */
export const pollDue = (polling: Polling, facts: PollingFacts): Polling => {
  const { isVisible, isFollower, isListShown } = facts;
  if (isVisible && isBusy(polling, facts)) return polling;
  const count = polling.count + (isVisible ? 1 : 0);
  const ids = receivedIds(facts);
  const isTurn = !isVisible || (count % POLLS_PER_FURTHER_SMS === 0 && !isFollower);
  // Round robin.
  const id = isTurn ? ids[(ids.indexOf(polling.lastAskedId ?? '') + 1) % ids.length] : undefined;
  if (id !== undefined)
    return { ...polling, count, wantedIds: polling.wantedIds.length > 0 ? polling.wantedIds : [id] };
  return { ...polling, count, listCount: polling.listCount + (isListShown && isVisible ? 1 : 0) };
};

/** The user wants to know of further SMS now. */
export const furtherSmsWanted = (polling: Polling, facts: PollingFacts): Polling => ({
  ...polling,
  wantedIds: receivedIds(facts),
});

/** It is unknown why these numbers have ended. */
export const numbersInDoubt = (polling: Polling, ids: readonly string[]): Polling =>
  ids.length === 0 ? polling : { ...polling, wantedIds: [...polling.wantedIds, ...ids] };

export const numberAsked = (polling: Polling, { id }: { readonly id: string }): Polling => ({
  ...polling,
  isAsking: true,
  lastAskedId: id,
  wantedIds: polling.wantedIds.filter((wanted) => wanted !== id),
});

/** A failure ends the others too. */
export const numberSettled = (
  polling: Polling,
  { status }: { readonly status: 'done' | 'fail' },
): Polling => ({
  ...polling,
  isAsking: false,
  wantedIds: status === 'done' ? polling.wantedIds : [],
});

/** A call for the list or for a number failed; `at`: ms since 1970 on this machine. */
export const callFailed = (
  polling: Polling,
  { error, at: from }: { readonly error: ApiError; readonly at: number },
): Polling =>
  error.kind === 'rejected' && error.status === 429
    ? { ...polling, pause: { from, until: from + backoffMs(error.retryAfterS, RATE_LIMIT_BACKOFF_MS) } }
    : polling;

function isBusy({ pause }: Polling, { time, ...facts }: PollingFacts): boolean {
  const now = time.here();
  // A clock that was set back must not prolong the pause.
  const isPaused = pause !== null && now >= pause.from && now <= pause.until;
  return isPaused || facts.isLoading || facts.areCallsReserved || facts.areCancelsHeldUp;
}

/** Received numbers with time left, newest first: only those may receive a further SMS. */
function receivedIds({ numbers, time }: PollingFacts): readonly string[] {
  return (numbers ?? [])
    .filter((number) => isReceivedNumber(number) && (remainingLife(number, time.onServer()) ?? 0) > 0)
    .map(({ id }) => id);
}
