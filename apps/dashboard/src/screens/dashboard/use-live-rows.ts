import { $activities } from '@sms/domain/dashboard/dashboard-data';
import { liveNumbers, liveRows, type LiveRows } from '@sms/domain/dashboard/live-rows';
import { isNewView } from '@sms/domain/numbers/cards/new-view';
import { $numberFacts, $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { $activeNumbersStatus } from '@sms/domain/numbers/list/active-numbers';
import { useStoreMap, useUnit } from 'effector-react';

/** The rows of the live numbers; null while they load. A tick makes no text. */
export const useLiveRows = (): LiveRows | null => {
  const activities = useUnit($activities);
  const hasFailed = useStoreMap($activeNumbersStatus, (status) => status === 'failed');
  const numbers = useStoreMap({
    store: $numbersNow,
    keys: [hasFailed],
    fn: ({ facts, now }) => liveNumbers(facts, now, hasFailed),
    updateFilter: isNewView,
  });
  return useStoreMap({
    store: $numberFacts,
    keys: [numbers, activities],
    fn: (facts) => numbers && liveRows(facts, numbers, activities),
    updateFilter: isNewView,
  });
};
