import { combine, createEvent, createStore, sample, type Store } from 'effector';
import { createOperationFx } from '../../api/client/operation-fx';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import type { PurchasedNumber } from '../../contracts/number';
import { history } from '../../contracts/numbers-calls';
import { workspaceOpened } from '../../lib/session-events';
import { $time } from '../../lib/time/clock';
import { PAGE_SIZE } from '../../limits/spec';
import { formatUsd } from '../../lib/format/money';
import { serviceLabel } from '../../catalogue/search/catalogue-names';
import { $serviceNames, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences';
import { $activeNumbers, $allNumbers, numbersUpdated } from '../list/active-numbers';
import { overdueIds } from './number-notes';
import { $waitingNumbers, expiredNumbersForgotten, waitingNumbersLoaded } from './waiting-numbers';

const historyFx = createOperationFx(history);

export const missedRefundsDismissed = createEvent();

/** True until the first list of the visit: numbers that expire later are visible to the user. */
const $isPending = createStore(false).on(workspaceOpened, () => true);

const overdueFound = sample({
  clock: [
    waitingNumbersLoaded,
    // The history calls a number expired only once a list has asked the provider.
    numbersUpdated.filter({ fn: ({ update }) => update?.kind === 'listed' && update.isWhole === undefined }),
  ],
  source: {
    isPending: $isPending,
    isFollower: $isFollower,
    numbers: $activeNumbers,
    notes: $waitingNumbers,
    preferences: $preferences,
    time: $time,
  },
  filter: ({ isPending, numbers }) => isPending && numbers !== null,
  fn: ({ isFollower, notes, preferences, time }) =>
    isFollower || preferences.numbersWithoutCode === 'never' ? [] : overdueIds(notes, time.onServer()),
});
$isPending.on(overdueFound, () => false);

const $overdueIds = createStore<readonly string[]>([]).on(overdueFound, (_, ids) => ids);
sample({
  clock: overdueFound,
  filter: (ids) => ids.length > 0,
  fn: () => ({ query: { page: 1, limit: PAGE_SIZE, status: 'expired' as const } }),
  target: [historyFx, servicesNeeded],
});
// What the history tells is reported again after a reload, until it is dismissed.
sample({
  clock: [historyFx.doneData, missedRefundsDismissed],
  source: $overdueIds,
  fn: (ids, answer) => ids.filter((id) => !answer?.numbers.some((number) => number.id === id)),
  target: expiredNumbersForgotten,
});

const $missedNumbers = createStore<readonly PurchasedNumber[]>([]).reset(missedRefundsDismissed);
sample({
  clock: historyFx.doneData,
  source: $overdueIds,
  fn: (ids, { numbers }) => numbers.filter(({ id }) => ids.includes(id)),
  target: $missedNumbers,
});

/** For example 'WhatsApp $0.0490'; null without any. */
const summaryOf = ($numbers: Store<readonly PurchasedNumber[]>) =>
  combine($numbers, $serviceNames, (numbers, names) =>
    numbers.length === 0
      ? null
      : numbers.map((number) => `${serviceLabel(number, names)} ${formatUsd(number.price)}`).join(', '),
  );

/**
 * Numbers that ended without a refund while no page was open, for example 'WhatsApp $0.0490'; null without
 * any.
 */
export const $missedRefunds = summaryOf($missedNumbers);

/** The same for Active Numbers, where the card of a loaded number shows it. */
export const $missedRefundsWithoutCard = summaryOf(
  combine($missedNumbers, $allNumbers, (missed, known) =>
    missed.filter(({ id }) => !known.some((number) => number.id === id)),
  ),
);
