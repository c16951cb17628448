import type { World } from '@sms/api-mocks';
import type { OperationName } from '@sms/domain/contracts';
import {
  $balance,
  $balanceError,
  $callbackOutcome,
  $depositsError,
  $depositsPage,
  $marketRateText,
  $quoteView,
  accountRefreshClicked,
  addFundsOpened,
  addFundsSubmitted,
  callbackCheckRequested,
  callbackOpened,
  cancelPaymentClicked,
  depositAmountChanged,
  depositsRefreshClicked,
  quoteRetryClicked,
  transactionsScreen,
  verifyClicked,
} from '@sms/domain';
import type { Tab } from '../tab';
import { isLoaded, openScreen, pendingRef, type CallScenario } from './call-scenario';

const AMOUNT = 7_000;

const openTransactions = openScreen(transactionsScreen);

const openForm = async (tab: Tab): Promise<void> => {
  await openTransactions(tab);
  tab.fire(addFundsOpened, undefined);
  await tab.pass(2_000);
};

const fillIn = async (tab: Tab): Promise<void> => {
  await openForm(tab);
  tab.fire(depositAmountChanged, String(AMOUNT));
  await tab.pass(3_000);
};

const opened = ({ db }: World): number =>
  db.deposits.all().filter(({ amount }) => amount === 100 * AMOUNT).length;

const withStatus =
  (status: string) =>
  (world: World): number =>
    world.db.deposits
      .all()
      .filter((deposit) => deposit.status === status && deposit.txRef === pendingRef({ world })).length;

const isShownAs =
  (status: string) =>
  (tab: Tab): boolean =>
    tab
      .get($depositsPage)
      ?.deposits.some((deposit) => deposit.status === status && deposit.txRef === pendingRef(tab)) === true;

/** Calls about deposits and the balance. */
export const paymentScenarios = {
  balance: {
    act: ({ fire }) => fire(accountRefreshClicked, undefined),
    isDone: isLoaded($balance, $balanceError),
  },
  exchangeRate: {
    open: openTransactions,
    act: ({ fire }) => fire(addFundsOpened, undefined),
    isDone: ({ get }) => get($marketRateText) !== null,
  },
  calculateUsd: {
    open: openForm,
    act: ({ fire }) => fire(depositAmountChanged, String(AMOUNT)),
    retry: ({ fire }) => fire(quoteRetryClicked, undefined),
    isDone: ({ get }) => get($quoteView).kind === 'known',
  },
  createDeposit: {
    open: fillIn,
    act: ({ fire }) => fire(addFundsSubmitted, undefined),
    isDone: ({ get, world }) =>
      opened(world) > 0 &&
      get($depositsPage)?.deposits.some(({ ngnAmount }) => ngnAmount === AMOUNT) === true,
    carriedOut: opened,
  },
  deposits: {
    open: openTransactions,
    act: ({ fire }) => fire(depositsRefreshClicked, undefined),
    isDone: isLoaded($depositsPage, $depositsError),
  },
  verifyPayment: {
    open: openTransactions,
    act: (tab) => tab.fire(verifyClicked, pendingRef(tab)),
    isDone: isShownAs('PAID_SETTLED'),
    carriedOut: withStatus('PAID_SETTLED'),
  },
  cancelPayment: {
    open: openTransactions,
    act: (tab) => tab.fire(cancelPaymentClicked, pendingRef(tab)),
    isDone: isShownAs('CANCELLED'),
    carriedOut: withStatus('CANCELLED'),
  },
  paymentStatus: {
    act: (tab) => {
      tab.fire(callbackOpened, { status: 'successful', txRef: pendingRef(tab) });
      tab.fire(callbackCheckRequested, undefined);
    },
    isDone: ({ get }) => get($callbackOutcome)?.toast.tone === 'success',
  },
} satisfies Partial<Record<OperationName, CallScenario>>;
