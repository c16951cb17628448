import { $balance, $balanceError } from '@sms/domain/account/balance';
import { $serviceNames } from '@sms/domain/catalogue/lists/catalogue-lists';
import { serviceLabel } from '@sms/domain/catalogue/search/catalogue-names';
import { $activities, $dashboardError, $stats } from '@sms/domain/dashboard/dashboard-data';
import { dashboardStart, filledAction } from '@sms/domain/dashboard/dashboard-start';
import { liveNumbers, liveRows, type LiveRows } from '@sms/domain/dashboard/live-rows';
import { $lowBalance } from '@sms/domain/notifications/low-balance-alert';
import { $isFirstCodeAhead } from '@sms/domain/numbers/cards/first-code';
import { isNewView } from '@sms/domain/numbers/cards/new-view';
import { $numberFacts, $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { $activeNumbersStatus } from '@sms/domain/numbers/list/active-numbers-query';
import { $soughtService } from '@sms/domain/purchase/wizard-screen';
import { useStoreMap, useUnit } from 'effector-react';

/** The rows of the live numbers; null while they load. A tick makes no text. */
const useLiveRows = (): LiveRows | null => {
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

/**
 * The service that the wizard looks for, or has found a country for, else the one bought last; undefined
 * without one.
 */
const useSoughtService = (): string | undefined => {
  const { service, names, activities } = useUnit({
    service: $soughtService,
    names: $serviceNames,
    activities: $activities,
  });
  if (service !== null) return names.get(service) ?? service;
  const last = activities?.[0];
  return last && serviceLabel(last, names);
};

/** Which first block the dashboard has, of what, and which quick action is filled beside it. */
export const useFirstBlock = () => {
  const live = useLiveRows();
  const soughtService = useSoughtService();
  const facts = useUnit({
    stats: $stats,
    activities: $activities,
    error: $dashboardError,
    balance: $balance,
    balanceError: $balanceError,
    lowBalance: $lowBalance,
    isFirstCodeAhead: $isFirstCodeAhead,
  });
  const start = dashboardStart({
    live,
    isFirstCodeAhead: facts.isFirstCodeAhead,
    areFiguresSettled: (facts.stats !== null && facts.activities !== null) || facts.error !== null,
    isBalanceSettled: facts.balance !== null || facts.balanceError !== null,
  });
  // The balance may not cover the next number.
  const hasFunds =
    (facts.balance === null || facts.balance > 0) && (start !== 'buy' || facts.lowBalance === null);
  const service = live?.[0]?.service ?? soughtService;
  return { start, live, service, hasFunds, filledAction: filledAction(start, hasFunds, service) };
};
