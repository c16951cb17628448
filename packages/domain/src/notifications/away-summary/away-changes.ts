import { countOf } from '../../lib/format/count';
import { formatUsdChange, microsToUsd, usdToMicros } from '../../lib/format/money';
import {
  isActiveNumber,
  newestSms,
  shownNumberStatus,
  type NumberDates,
} from '../../numbers/list/number-status';

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

/** Final status of an active number; null if it has none. */
const endOf = (before: Listed, after: Listed | undefined, now: number): 'expired' | 'ended' | null => {
  if (shownNumberStatus(after ?? before, now) === 'expired') return 'expired';
  return after !== undefined && isActiveNumber(after) ? null : 'ended';
};

const compareNumbers = (before: readonly Listed[], after: readonly Listed[], since: number, now: number) => {
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
    /** SMS without an extractable code. */
    messages: received.filter(({ smsCode }) => smsCode === null).length,
    /** Numbers whose time ran out without a code. */
    expired: ends.filter((end) => end === 'expired').length,
    /** Numbers that were cancelled or completed. */
    ended: ends.filter((end) => end === 'ended').length,
    bought: after.filter((number) => isActiveNumber(number) && !known.has(number.id)).length,
  };
};

/** Changes between two snapshots; what one of them does not know has not changed. */
const diffSnapshots = (before: Snapshot, after: Snapshot) => ({
  ...compareNumbers(
    (after.numbers && before.numbers) ?? [],
    (before.numbers && after.numbers) ?? [],
    before.at,
    after.at,
  ),
  /** USD. */
  balanceChange:
    before.balance === null || after.balance === null
      ? 0
      : microsToUsd(usdToMicros(after.balance) - usdToMicros(before.balance)),
});

/** The changes as text, for example '2 codes, 1 expired, balance −$0.1200'; empty without any. */
export const awaySummaryText = (before: Snapshot, after: Snapshot): string => {
  const { codes, messages, expired, ended, bought, balanceChange } = diffSnapshots(before, after);
  return [
    codes > 0 && countOf(codes, 'code'),
    messages > 0 && `${messages} new SMS`,
    expired > 0 && `${expired} expired`,
    bought > 0 && `${bought} bought elsewhere`,
    ended > 0 && `${ended} ended elsewhere`,
    balanceChange !== 0 && `balance ${formatUsdChange(balanceChange)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
};
