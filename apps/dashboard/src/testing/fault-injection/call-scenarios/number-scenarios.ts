import type { World } from '@sms/api-mocks';
import type { OperationName } from '@sms/domain/contracts';
import {
  $activeNumbers,
  $activeNumbersError,
  $fullMessages,
  $historyError,
  $historyPage,
  $subscriptions,
  $subscriptionsError,
  activeNumbersRefreshClicked,
  activeNumbersScreen,
  cancelClicked,
  completeClicked,
  countryChosen,
  historyRefreshClicked,
  historyUrlChanged,
  messageOpened,
  numberStatusFx,
  operatorChosen,
  purchaseClicked,
  retryClicked,
  serviceChosen,
  subscriptionCancelClicked,
  subscriptionOrderChanged,
  subscriptionsRefreshClicked,
  subscriptionsScreen,
  subscriptionSubmitted,
  wizardScreen,
} from '@sms/domain';
import { allSettled } from 'effector';
import type { Tab } from '../tab';
import { isLoaded, openScreen, RECEIVED, WAITING, type CallScenario } from './call-scenario';

const openCards = openScreen(activeNumbersScreen);
const openSubscriptions = openScreen(subscriptionsScreen);

const openHistory = async ({ fire, pass }: Tab): Promise<void> => {
  fire(historyUrlChanged, '');
  await pass(2_000);
};

const choose = async ({ fire, pass }: Tab): Promise<void> => {
  fire(wizardScreen.toggled, true);
  fire(countryChosen, '36');
  fire(serviceChosen, 'wa');
  fire(operatorChosen, '');
  await pass(3_000);
};

const numberAt = (world: World, id: string) => world.db.numbers.find(Number(id));

const isListed = ({ get }: Tab, id: string): boolean =>
  get($activeNumbers)?.some(
    (number) => number.id === id && ['waiting', 'received'].includes(number.status),
  ) === true;

const bought = ({ db }: World): number => db.numbers.all().filter(({ country }) => country === '36').length;

const cancel: CallScenario = {
  open: openCards,
  act: ({ fire }) => fire(cancelClicked, WAITING),
  isDone: (tab) => numberAt(tab.world, WAITING)?.status === 'cancelled' && !isListed(tab, WAITING),
  carriedOut: (world) => Number(numberAt(world, WAITING)?.status === 'cancelled'),
};

/** Subscriptions at the start. */
const SUBSCRIPTIONS = 1;

/** Calls about numbers. */
export const numberScenarios = {
  csrfToken: { ...cancel, isAtStart: true },
  purchaseNumber: {
    open: choose,
    act: ({ fire }) => fire(purchaseClicked, undefined),
    isDone: ({ get, world }) =>
      bought(world) > 0 && get($activeNumbers)?.some(({ countryCode }) => countryCode === '36') === true,
    carriedOut: bought,
  },
  activeNumbers: {
    open: openCards,
    act: ({ fire }) => fire(activeNumbersRefreshClicked, undefined),
    isDone: isLoaded($activeNumbers, $activeNumbersError),
  },
  numberStatus: {
    open: openCards,
    act: ({ scope }) => void allSettled(numberStatusFx, { scope, params: { params: { id: RECEIVED } } }),
    isDone: (tab) => isListed(tab, RECEIVED),
    silentReason: 'a timed read, which the next one makes up for',
  },
  cancelNumber: cancel,
  completeNumber: {
    open: openCards,
    act: ({ fire }) => fire(completeClicked, RECEIVED),
    isDone: (tab) => numberAt(tab.world, RECEIVED)?.status === 'used' && !isListed(tab, RECEIVED),
    carriedOut: (world) => Number(numberAt(world, RECEIVED)?.status === 'used'),
  },
  fullSms: {
    open: async (tab) => {
      const number = numberAt(tab.world, RECEIVED);
      // The full text is requested only on demand.
      if (number?.sms) number.sms = { ...number.sms, textFollows: true };
      await openCards(tab);
    },
    act: ({ fire }) => fire(messageOpened, RECEIVED),
    isDone: ({ get }) => get($fullMessages).get(RECEIVED)?.kind === 'ready',
  },
  retryNumber: {
    open: openHistory,
    act: ({ fire }) => fire(retryClicked, WAITING),
    isDone: ({ world }) => (numberAt(world, WAITING)?.expiresAt ?? 0) > world.clock.now() + 15 * 60_000,
  },
  history: {
    open: openHistory,
    act: ({ fire }) => fire(historyRefreshClicked, undefined),
    isDone: isLoaded($historyPage, $historyError),
  },
  buySubscription: {
    open: async (tab) => {
      await openSubscriptions(tab);
      tab.fire(subscriptionOrderChanged, { service: 'tg', country: '16', days: 2 });
    },
    act: ({ fire }) => fire(subscriptionSubmitted, undefined),
    isDone: ({ get }) => get($subscriptions)?.length === SUBSCRIPTIONS + 1,
    carriedOut: ({ db }) => db.subscriptions.all().length - SUBSCRIPTIONS,
  },
  subscriptions: {
    open: openSubscriptions,
    act: ({ fire }) => fire(subscriptionsRefreshClicked, undefined),
    isDone: isLoaded($subscriptions, $subscriptionsError),
  },
  cancelSubscription: {
    open: openSubscriptions,
    act: ({ fire, get }) => fire(subscriptionCancelClicked, get($subscriptions)?.[0]?.id ?? ''),
    isDone: ({ get }) => get($subscriptions)?.[0]?.status === 'cancelled',
    carriedOut: ({ db }) => db.subscriptions.all().filter(({ status }) => status === 'cancelled').length,
  },
} satisfies Partial<Record<OperationName, CallScenario>>;
