import { creditedUsd } from '../account/balance-sum';
import type { AccountTotals } from '../account/balance';
import { errorText, type ApiError } from '../api/errors/api-error';
import type { Preferences } from '../account/preferences';
import { serviceLabel, type NamesByCode } from '../catalogue/search/catalogue-names';
import type { Activity } from '../contracts/dashboard-calls';
import type { ResultFor } from '../contracts/operations';
import { formatCount } from '../lib/format/count';
import { formatDateTime } from '../lib/format/date-time';
import { formatUsd } from '../lib/format/money';
import { formatPercent } from '../lib/format/percent';
import { formatTimeAgo } from '../lib/format/time-ago';
import { formatPhoneNumber } from '../numbers/copying/copyable-text';
import { phoneGroups } from '../numbers/copying/phone-format';
import { readNumberStatus, shownNumberStatus, type NumberDates } from '../numbers/list/number-status';

type Stats = ResultFor<'dashboardStats'>;

const count = (value: number | null): string => (value === null ? '—' : formatCount(value));

/** Why figures or activity are missing (spec §2, Dashboard). */
export const dashboardErrorText = (error: ApiError, isOnline: boolean): string => {
  const isSilent = error.kind === 'network' || error.kind === 'timeout';
  const silence = isOnline
    ? 'No answer from the server. Refresh to try again.'
    : 'You are offline. Reconnect, then refresh.';
  const why = isSilent ? silence : errorText(error);
  return `Error loading dashboard: ${why}`;
};

/** The six figures as the user sees them (spec §2): those of a failed load are unknown, too. */
export const statsView = (stats: Partial<Stats>) => ({
  activeNumbers: count(stats.activeNumbers ?? null),
  todayPurchases: count(stats.todayPurchases ?? null),
  successRate: formatPercent(stats.successRate ?? null),
  totalNumbers: count(stats.totalNumbers ?? null),
  totalSpent: formatUsd(stats.totalSpent ?? null),
  todaySpent: formatUsd(stats.todaySpent ?? null),
});

interface Known {
  readonly names: NamesByCode;
  /** Server time when the activity was loaded, ms since 1970. */
  readonly at: number;
  readonly preferences: Pick<Preferences, 'numberFormat'>;
}

/** `expiresAt`: ms since 1970, null while unknown. */
export const activityView = (
  activity: Activity & Pick<NumberDates, 'expiresAt'>,
  { names, at, preferences }: Known,
) => ({
  id: activity.id,
  service: serviceLabel(activity, names),
  serviceCode: activity.serviceCode,
  countryCode: activity.countryCode,
  phoneGroups: phoneGroups(formatPhoneNumber(activity.phoneNumber), preferences.numberFormat),
  price: formatUsd(activity.price),
  // An extended number lives longer than the twenty minutes.
  status: activity.expiresAt === null ? readNumberStatus(activity.status) : shownNumberStatus(activity, at),
  purchasedAt: activity.purchasedAt === null ? '' : formatDateTime(activity.purchasedAt),
  purchasedAgo: activity.purchasedAt === null ? '' : formatTimeAgo(activity.purchasedAt, at),
  code: activity.smsCode ?? undefined,
});

/**
 * The account's money as the balance card shows it: the balance of the header or, until that is known, the
 * dashboard's own figure.
 */
export const accountView = (balance: number | null, stats: Stats | null, totals: AccountTotals | null) => {
  // Null while the totals are older than the balance.
  const credited = totals === null || totals.balance !== balance ? null : creditedUsd(totals);
  return {
    balance: formatUsd(balance ?? stats?.balance ?? null),
    totalDeposited: formatUsd(totals?.totalDeposited ?? null),
    totalSpent: formatUsd(totals?.totalSpent ?? null),
    credited: formatUsd(credited),
    ...(credited !== null && credited < 0 && { unexplained: formatUsd(-credited) }),
    pendingDeposits: formatUsd(totals?.pendingAmount ?? null),
  };
};
