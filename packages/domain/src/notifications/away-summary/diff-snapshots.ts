import { formatUsdChange, microsToUsd, usdToMicros } from '../../lib/format/money';
import { isActiveNumber, newestSms, shownNumberStatus, type NumberDates } from '../../numbers';

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
    codes > 0 && (codes === 1 ? '1 code' : `${codes} codes`),
    messages > 0 && `${messages} new SMS`,
    expired > 0 && `${expired} expired`,
    bought > 0 && `${bought} bought elsewhere`,
    ended > 0 && `${ended} ended elsewhere`,
    balanceChange !== 0 && `balance ${formatUsdChange(balanceChange)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
