import { combine } from 'effector';
import { localDay } from '../../lib/format/local-day';
import { shownNumberStatus } from '../../numbers/list/number-status';
import { $historyReadAt } from '../list/purchase-view';
import { $historyPageCache } from '../../numbers/list/page-cache';
import { spendingView } from './spending';

/** The history as loaded during this visit; expired numbers are determined as in the list. */
const $chartPurchases = combine($historyPageCache, $historyReadAt, (loaded, now) =>
  loaded === null
    ? null
    : {
        purchases: loaded.pages
          .flat()
          .map((number) => ({ ...number, status: shownNumberStatus(number, now) })),
        hasNewer: loaded.first > 1,
        hasOlder: loaded.first + loaded.pages.length - 1 < loaded.totalPages,
        isFiltered: loaded.filters !== '',
        today: localDay(now),
      },
);

/** 'Spending, last 14 days' of the loaded history; null until there is one. */
export const $dailySpending = $chartPurchases.map(
  (sample) => sample && spendingView(sample, sample.today, sample.isFiltered),
);
