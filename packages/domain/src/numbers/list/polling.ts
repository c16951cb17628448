import { combine, createEvent, createStore, sample } from 'effector';
import { createClientFx } from '../../api/client/operation-fx';
import { $isSmsBudgetReserved } from '../../api/client/rate-limit-budget';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { numberStatus } from '../../contracts/numbers-calls';
import { createScreen } from '../../lib/create-screen';
import { createManualRefresh } from '../../lib/manual-refresh';
import { $isPageVisible, pageShown } from '../../lib/page';
import { $time } from '../../lib/time/clock';
import { createPoller } from '../../lib/time/create-poller';
import { createTimer } from '../../lib/time/create-timer';
import { ACTIVE_NUMBERS_POLLING_MS } from '../../limits/spec';
import { POLLS_PER_FURTHER_SMS } from '../../limits/tuning';
import { $activeNumbers, numbersDoubted, numbersRead, numbersUpdated } from './active-numbers';
import {
  $owed,
  activeNumbersQuery,
  activeNumbersRefreshClicked,
  activeNumbersRequested,
} from './active-numbers-query';
import { shownNumberStatus } from './number-status';
import type { NumbersStep } from './numbers-model';
import {
  callFailed,
  furtherSmsWanted,
  isPolled,
  isPolledHidden,
  NOT_POLLED,
  numberAsked,
  numberSettled,
  numbersInDoubt,
  pollDue,
} from './polling-step';

interface AskedNumber {
  readonly id: string;
  /** ms since 1970 on this machine. */
  readonly startedAt: number;
}

/** Loads the current state of one number (spec §7) and updates it on the list of active numbers. */
export const numberStatusFx = createClientFx((client, { id }: AskedNumber) =>
  client.call(numberStatus, { params: { id } }),
);

export const activeNumbersScreen = createScreen();

export const autoRefreshToggled = createEvent<boolean>();

/** True while the numbers reload every 10 s (spec §2). Default: true. */
export const $isAutoRefreshOn = createStore(true).on(autoRefreshToggled, (_, isOn) => isOn);

/** True while numbers are due to be cancelled by themselves, and lack calls. */
export const $areCancelsHeldUp = createStore(false);

const $facts = combine({
  numbers: $activeNumbers,
  isAutoRefreshOn: $isAutoRefreshOn,
  isListShown: activeNumbersScreen.$isOpen,
  isVisible: $isPageVisible,
  isFollower: $isFollower,
  isLoading: activeNumbersQuery.$isPending,
  owed: $owed,
  areCallsReserved: $isSmsBudgetReserved,
  areCancelsHeldUp: $areCancelsHeldUp,
  time: $time,
});

/** True while a reload that the user requested is in flight. */
export const $isActiveNumbersRefreshing = createManualRefresh(
  activeNumbersRefreshClicked,
  activeNumbersQuery.polled,
  activeNumbersQuery.$isPending,
);

// The cards show services and countries by name.
sample({
  clock: [activeNumbersRefreshClicked, activeNumbersScreen.opened],
  target: [servicesNeeded, countriesNeeded],
});
sample({ clock: activeNumbersRefreshClicked, target: activeNumbersRequested });
sample({
  clock: activeNumbersScreen.opened,
  source: $facts,
  // A purchase leads to this screen, which shows its number without another list.
  filter: ({ numbers, owed }) => numbers === null || owed !== 'later',
  fn: () => undefined,
  target: activeNumbersQuery.start,
});

const { tick } = createPoller({
  intervalMs: ACTIVE_NUMBERS_POLLING_MS,
  isOn: $facts.map(isPolled),
  polledElsewhere: activeNumbersQuery.servedElsewhere,
});
const hiddenPolled = createEvent();
const $isPolledHidden = $facts.map(isPolledHidden);
sample({
  clock: [$isPolledHidden, hiddenPolled],
  source: $isPolledHidden,
  fn: (isOn) => (isOn ? POLLS_PER_FURTHER_SMS * ACTIVE_NUMBERS_POLLING_MS : Infinity),
  target: createTimer(hiddenPolled),
});
const $polling = createStore(NOT_POLLED)
  .on(activeNumbersScreen.opened, (polling) => ({ ...polling, count: 0 }))
  .on(sample({ clock: [tick, hiddenPolled], source: $facts }), pollDue)
  .on(sample({ clock: [activeNumbersRefreshClicked, pageShown], source: $facts }), furtherSmsWanted)
  .on(numbersDoubted, numbersInDoubt)
  .on(numbersUpdated, (polling, step) => numbersInDoubt(polling, endMissed(step)))
  .on(numberStatusFx, numberAsked)
  .on(numberStatusFx.finally, numberSettled)
  .on(
    sample({
      clock: [activeNumbersQuery.failed, numberStatusFx.failData],
      source: $time,
      fn: (time, error) => ({ error, at: time.here() }),
    }),
    callFailed,
  );

sample({
  clock: $polling.map(({ listCount }) => listCount),
  fn: () => undefined,
  target: activeNumbersQuery.polled,
});
sample({
  clock: $polling,
  source: $facts,
  filter: ({ areCallsReserved }, { wantedIds, isAsking }) =>
    wantedIds.length > 0 && !isAsking && !areCallsReserved,
  fn: ({ time }, { wantedIds: [id = ''] }): AskedNumber => ({ id, startedAt: time.here() }),
  target: numberStatusFx,
});
sample({
  clock: numberStatusFx.done,
  fn: ({ params: { startedAt }, result }) => ({ numbers: [result], startedAt }),
  target: numbersRead,
});

/** A list lacks numbers whose time is over: they have expired, or another device has cancelled them. */
function endMissed({ before, update, after }: NumbersStep): readonly string[] {
  return [...after.byId.values()].flatMap(({ number, isGone }) =>
    isGone &&
    before.byId.get(number.id)?.isGone === false &&
    shownNumberStatus(number, update?.now ?? 0) === 'expired'
      ? [number.id]
      : [],
  );
}
