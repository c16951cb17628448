import { combine, sample } from 'effector';
import { formatCount } from '../lib/format/count';
import { formatDateTime } from '../lib/format/date-time';
import { formatPercent } from '../lib/format/percent';
import { formatPhoneNumber } from '../numbers/copying/copyable-text';
import { phoneGroups } from '../numbers/copying/phone-format';
import { hasCodeArrived, firstCodeKnown, firstCodeNeeded } from '../numbers/cards/first-code';
import { readNumberStatus } from '../numbers/list/number-status';
import { formatTimeAgo } from '../lib/format/time-ago';
import { creditedUsd } from '../account/balance-sum';
import { $accountTotals, $balance, type AccountTotals } from '../account/balance';
import { $preferences } from '../account/preferences';
import { formatUsd } from '../lib/format/money';
import { serviceLabel } from '../catalogue/search/catalogue-names';
import { $serviceNames } from '../catalogue/lists/catalogue-lists';
import { $activities, $activityAt, $stats, dashboardScreen } from './dashboard-data';

const count = (value: number | null): string => (value === null ? '—' : formatCount(value));

/** The six figures as the user sees them (spec §2); null until they are known. */
export const $dashboardStats = $stats.map(
  (stats) =>
    stats && {
      activeNumbers: count(stats.activeNumbers),
      todayPurchases: count(stats.todayPurchases),
      successRate: formatPercent(stats.successRate),
      totalNumbers: count(stats.totalNumbers),
      totalSpent: formatUsd(stats.totalSpent),
      todaySpent: formatUsd(stats.todaySpent),
    },
);

/** The recent activity; null until it is known. */
export const $recentActivity = combine(
  $activities,
  $serviceNames,
  $activityAt,
  $preferences,
  (activities, names, now, { numberFormat }) =>
    activities?.map((activity) => ({
      id: activity.id,
      service: serviceLabel(activity, names),
      serviceCode: activity.serviceCode,
      countryCode: activity.countryCode,
      phoneGroups: phoneGroups(formatPhoneNumber(activity.phoneNumber), numberFormat),
      price: formatUsd(activity.price),
      status: readNumberStatus(activity.status),
      purchasedAt: activity.purchasedAt === null ? '' : formatDateTime(activity.purchasedAt),
      purchasedAgo: activity.purchasedAt === null ? '' : formatTimeAgo(activity.purchasedAt, now),
      code: activity.smsCode ?? undefined,
    })) ?? null,
);

/** False when the account is known to have no money. */
export const $hasFunds = $balance.map((balance) => balance === null || balance > 0);

/**
 * The account's money as the balance card shows it: the balance of the header or, until that is known, the
 * dashboard's own figure.
 */
export const $accountView = combine($balance, $stats, $accountTotals, (balance, stats, totals) => {
  const credited = creditOf(balance, totals);
  return {
    balance: formatUsd(balance ?? stats?.balance ?? null),
    totalDeposited: formatUsd(totals?.totalDeposited ?? null),
    totalSpent: formatUsd(totals?.totalSpent ?? null),
    // Credits without a deposit are in it.
    refunded: `${credited === null || credited === 0 ? '' : 'about '}${formatUsd(credited)}`,
    ...(credited !== null && credited < 0 && { unexplained: formatUsd(-credited) }),
    pendingDeposits: formatUsd(totals?.pendingAmount ?? null),
  };
});

const $hasCodeArrived = combine($stats, $activities, (stats, activities) =>
  stats === null || activities === null ? null : hasCodeArrived(stats, activities),
);
sample({ clock: dashboardScreen.opened, target: firstCodeNeeded });
sample({
  clock: [dashboardScreen.toggled, $hasCodeArrived],
  source: $hasCodeArrived,
  filter: (known) => known !== null,
  target: firstCodeKnown,
});

/** What the sum leaves of the balance; null while its totals are older than itself. */
function creditOf(balance: number | null, totals: AccountTotals | null): number | null {
  return totals === null || totals.balance !== balance ? null : creditedUsd(totals);
}
